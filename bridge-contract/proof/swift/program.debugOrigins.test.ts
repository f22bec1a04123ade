import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as lib from '../../index.ts'
import { endOf, pageIn } from './page.ts'
import { compileApp, startApp, type Program } from './program.ts'
import { swiftc, withoutSwift, type Workshop } from './swiftc.ts'

const compiler = swiftc()

/** The test app's `debugOrigins` as frames, and frames that differ from one of them in a single part. */
const debugFrames = [
  { protocol: 'http', host: '192.168.1.20', port: 8080 },
  { protocol: 'https', host: 'staging.metawatch.example' },
]
const otherFrames = [
  { protocol: 'https', host: '192.168.1.20', port: 8080 },
  { protocol: 'http', host: '192.168.1.20', port: 8081 },
  { protocol: 'http', host: '192.168.1.20' },
  { protocol: 'http', host: '192.168.1.2', port: 8080 },
  { protocol: 'http', host: 'staging.metawatch.example' },
  { protocol: 'http', host: '192.168.1.20', port: 8080, isMainFrame: false },
]

/** The same for URLs. */
const debugUrls = ['http://192.168.1.20:8080/weather?lang=de', 'https://staging.metawatch.example/']
const ownUrls = ['https://m.metawatch.example/weather', 'https://m.metawatch.example:443/']
const otherUrls = [
  'http://192.168.1.20/',
  'http://m.metawatch.example/',
  'https://m.metawatch.example:8443/',
  'https://m.metawatch.example.evil.example/',
  'https://m.metawatch.example@evil.example/',
  'https://evil.example/m.metawatch.example',
  'companion://m.metawatch.example/',
  'about:blank',
]

const builds = { release: [], debug: ['-D', 'DEBUG'] }

const title = `debugOrigins of the generated Swift${compiler ? '' : withoutSwift}`
describe.skipIf(!compiler).each(Object.entries(builds))(`${title}, in a %s build`, (build, settings) => {
  const isDebug = build === 'debug'
  let workshop: Workshop
  let app: Program
  beforeAll(() => {
    workshop = compiler!.workshop()
    app = startApp(workshop, compileApp(workshop, settings))
  })
  afterAll(() => {
    app?.stop()
    workshop?.remove()
  })

  test(`their pages are ${isDebug ? 'answered' : 'refused'}`, async () => {
    await app.ask(
      'result',
      'getDeviceInfo',
      '{"maker":"Apple","model":"iPhone","os":"ios","osVersion":"26.1"}',
    )
    const { bridge } = await pageIn(app)
    const isAnswered = async (frame: object) => {
      await app.ask('frame', '-', JSON.stringify(frame))
      return (await endOf(bridge.call(lib.getDeviceInfo)))[0]
    }
    for (const frame of debugFrames)
      expect(await isAnswered(frame), JSON.stringify(frame)).toBe(isDebug ? 'ok' : 'FORBIDDEN_ORIGIN')
    for (const frame of otherFrames)
      expect(await isAnswered(frame), JSON.stringify(frame)).toBe('FORBIDDEN_ORIGIN')
    expect(await isAnswered({})).toBe('ok')
  })

  test(`their URLs ${isDebug ? 'stay in' : 'leave'} the web view`, async () => {
    const isOurs = async (url: string) => [url, await app.ask('ours', '-', url)]
    for (const url of debugUrls) expect(await isOurs(url)).toEqual([url, isDebug])
    for (const url of ownUrls) expect(await isOurs(url)).toEqual([url, true])
    for (const url of otherUrls) expect(await isOurs(url)).toEqual([url, false])
  })
})
