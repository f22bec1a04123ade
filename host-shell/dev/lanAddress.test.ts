import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddress } from './lanAddress.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '',
  mac: '',
  cidr: null,
})

test('the address is that of the local network, not loopback and not a public one', () => {
  const interfaces = { lo: [at('127.0.0.1', true)], eth0: [at('203.0.113.7'), at('192.168.1.20')] }
  expect(lanAddress(interfaces)).toBe('192.168.1.20')
  expect(lanAddress({ wlan0: [at('172.20.0.4')] })).toBe('172.20.0.4')
})

test('without such an address it throws, so that nothing listens at a public one', () => {
  expect(() => lanAddress({ eth0: [at('203.0.113.7'), at('172.32.0.1')] })).toThrow('--lan')
})
