import { createServer, get, type Server } from 'node:http'
import { createServer as createSocket, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback, whyRefused } from './loopback.ts'

const open: { close: () => unknown }[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

const create = (): Server => {
  const server = createServer((_, response) => response.end('here'))
  open.push(server)
  return server
}
const read = (host: string, port: number): Promise<string> =>
  new Promise((done, failed) => {
    get({ host, port, path: '/', agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', done)
    }).on('error', failed)
  })

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

test.skipIf(!hasIpv6)(
  `a server answers on both loopback addresses${hasIpv6 ? '' : ': this machine has no IPv6'}`,
  async () => {
    const port = await listenOnLoopback(create, 0)
    expect([await read('127.0.0.1', port), await read('::1', port)]).toEqual(['here', 'here'])
  },
)

test('another address of this machine is listened at only if it is given', async () => {
  const other = '127.0.0.2'
  const port = await listenOnLoopback(create, 0, other)
  expect(await read(other, port)).toBe('here')
  const alone = await listenOnLoopback(create, 0)
  await expect(read(other, alone)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('it starts where IPv6 is off', async () => {
  const noIpv6 = (): Server => {
    const server = create()
    const listen = server.listen.bind(server) as (port: number, host: string, ready: () => void) => Server
    server.listen = ((port: number, host: string, ready: () => void) => {
      if (host !== '::1') return listen(port, host, ready)
      queueMicrotask(() => server.emit('error', Object.assign(new Error('off'), { code: 'EADDRNOTAVAIL' })))
      return server
    }) as never
    return server
  }
  const port = await listenOnLoopback(noIpv6, 0)
  expect(await read('127.0.0.1', port)).toBe('here')
})

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a port that is taken on %s is refused',
  async (host) => {
    const other = createSocket()
    open.push(other)
    await new Promise<void>((ready) => other.listen(0, host, ready))
    const { port } = other.address() as AddressInfo
    await expect(listenOnLoopback(create, port)).rejects.toThrow(`Port ${port} is taken`)
  },
)

const asked = (method: string, headers: Record<string, string>, url = '/standin/session') => ({
  method,
  url,
  headers,
})

test.each([
  'localhost:8080',
  'LOCALHOST',
  'lensmoo.localhost:8080',
  '127.0.0.1:8080',
  '[::1]:8080',
  '10.0.2.2:8080',
])('%s may ask the control room', (host) => {
  expect(whyRefused(asked('GET', { host }))).toBeUndefined()
  expect(whyRefused(asked('POST', { host, origin: `http://${host}` }))).toBeUndefined()
})

test.each([
  'evil.test',
  'localhost.evil.test:8080',
  'evil.test:8080',
  'localhost.',
  '127.0.0.1.evil.test',
  'a b',
])('a page that has %s lead to this machine reads nothing', (host) => {
  expect(whyRefused(asked('GET', { host }))).toContain('Host')
  expect(whyRefused(asked('POST', { host }, '/standin/stack'))).toContain('Host')
})

test.each(['https://evil.test', 'http://localhost.evil.test', 'null', 'http://192.168.1.9', 'file://'])(
  'a page of %s changes nothing',
  (origin) => {
    const headers = { host: 'localhost:8080', origin }
    expect(whyRefused(asked('POST', headers))).toContain('site')
    expect(whyRefused(asked('POST', { ...headers, 'sec-fetch-site': 'cross-site' }))).toContain('site')
    expect(whyRefused(asked('GET', headers))).toBeUndefined()
  },
)

test('what is no browser may do everything, and a provider’s page may be answered from anywhere', () => {
  expect(whyRefused(asked('POST', { host: 'localhost:8080' }))).toBeUndefined()
  expect(whyRefused(asked('POST', {}))).toBeUndefined()
  const form = { host: 'localhost:8080', origin: 'null' }
  expect(whyRefused(asked('POST', { ...form, 'sec-fetch-site': 'same-origin' }))).toBeUndefined()
  expect(whyRefused(asked('POST', form, '/standin/pay/pay_1'))).toBeUndefined()
  expect(whyRefused(asked('GET', { host: 'm.metawatch.example' }, '/weather'))).toBeUndefined()
})
