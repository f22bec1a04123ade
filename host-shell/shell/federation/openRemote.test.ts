import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { learnServerTime } from '@companion/shared/platform/serverTime'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { bootObject } from '../../../test/bootObject.ts'
import { setDocuments } from './chooseRelease.ts'
import { loadedModules, openRemote, retryRemote } from './openRemote.ts'
import { onRemoteEvent, remoteStates } from './remoteStates.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T12:00:00Z')
const clocks: readonly (readonly [string, number])[] = [
  ['1970', 5000],
  ['two days behind', now - 2 * day],
  ['right', now],
  ['ten days ahead', now + 10 * day],
  ['22 days ahead', now + 22 * day],
  ['2040', Date.parse('2040-01-01T00:00:00Z')],
]

const document = sampleDocument(sampleRelease('pay', '1.0.0', 'aaaa'))
const plan = document.remotes['pay']!
const strict = { ...document, remotes: { pay: { ...plan, boot: { waitMs: 0 } } } } as const

/** The server's time in the response with the channel document. Null if the server doesn't respond. */
let server: (() => string) | null

beforeEach(() => {
  vi.useFakeTimers({ now })
  loadedModules.set('pay@1.0.0-aaaa', { screens: {}, prepare: async () => {} } as unknown as RemoteModule)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { pathname: '/pay', origin: '' })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const start = {
    titles: {},
    get news() {
      return Promise.resolve().then(() => {
        if (server) learnServerTime(new Headers({ date: server() }))
        return null
      })
    },
  }
  vi.stubGlobal('companion', bootObject({ start }))
  setDocuments([strict], sampleDevice, sampleOffers)
  delete remoteStates['pay']
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = (time: number) => () => new Date(time).toUTCString()
const status = () => remoteStates['pay']?.status

test.for(clocks)('a strict remote starts on a device whose clock says: %s', async ([, clock]) => {
  vi.setSystemTime(clock)
  server = at(now)
  await openRemote('pay')
  expect(status()).toBe('ready')
})

test.for(clocks)('what the server’s time makes too old starts no strict remote: %s', async ([, clock]) => {
  vi.setSystemTime(clock)
  server = at(Date.parse(strict.exp) + 8 * day)
  learnServerTime(new Headers({ date: server() }))
  await openRemote('pay')
  expect(status()).toBe('failed')
})

test('while no server tells the time the device’s counts, and once it has, Retry starts the remote', async () => {
  vi.setSystemTime(now + 22 * day)
  server = null
  await openRemote('pay')
  expect(status()).toBe('failed')
  server = at(now)
  await retryRemote('pay')
  expect(status()).toBe('ready')
})

test('a remote that has failed has had its time: drawing its screen does not begin again, Retry does', async () => {
  server = at(now)
  loadedModules.clear()
  let starts = 0
  const stop = onRemoteEvent(({ type }) => void (starts += Number(type === 'starting')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openRemote('pay')
  await openRemote('pay')
  expect([status(), starts]).toEqual(['failed', 1])
  await retryRemote('pay')
  expect([status(), starts]).toEqual(['failed', 2])
  stop()
})
