import { expect, test } from 'vitest'
import type { FakeOptions } from '../../fake/options.ts'
import { installFakeApp } from '../../fake/install.ts'
import { testWindow } from '../../proof/window.ts'
import { kitPage } from './bundle.ts'
import { openClients } from './clients.ts'
import { conform, countOf } from './conform.ts'
import type { Finding } from './finding.ts'
import { headingOf, reportOf, resultOf, textOf } from './report.ts'

/** Runs the conformance kit inside a fake app, with the page's fake clock. */
async function findings(
  options: FakeOptions,
  nonce = true,
  spoil: (win: Window) => void = () => {},
): Promise<readonly Finding[]> {
  const { win, pass } = testWindow()
  installFakeApp(win, { ...options, ...(nonce && { nonce: 'n' }) })
  spoil(win)
  const clients = openClients(win)
  const found: Finding[] = []
  const state = { running: true }
  const run = async () => {
    for await (const finding of conform(win, clients)) found.push(finding)
  }
  const ended = run().finally(() => (state.running = false))
  while (state.running) await pass(1000)
  await ended
  return found
}

const faultsOf = async (options: FakeOptions, nonce?: boolean) =>
  (await findings(options, nonce)).filter(({ ok }) => !ok).map(({ what }) => what)

test('an app that keeps to the contract passes, on every platform and by every door', async () => {
  const worlds: readonly FakeOptions[] = [
    {},
    { platform: 'ios' },
    { platform: 'ios', replies: false },
    { transport: 'channel' },
    { app: '1.0.0' },
    { answers: { getLocation: { refused: 'PERMISSION_DENIED' } } },
  ]
  for (const world of worlds) {
    const all = await findings(world)
    expect(
      all.filter(({ ok }) => !ok),
      JSON.stringify(world),
    ).toEqual([])
    expect(all.length).toBeGreaterThan(25)
  }
})

test('an app that does not is told what it did', async () => {
  expect(await faultsOf({ wire: 0 })).toEqual(['it speaks wire 1'])
  expect(await faultsOf({}, false)).toEqual(['it refuses calls without the nonce of this load'])
  expect(await faultsOf({ faults: { getDeviceInfo: { drop: 1 } } })).toContain(
    'getDeviceInfo answers, three at a time',
  )
  expect(await faultsOf({ faults: { getBackgroundStatus: { malformed: 1 } } })).toEqual([
    'getBackgroundStatus answers, three at a time',
  ])
  expect(await faultsOf({ answers: { getLocation: { refused: 'MADE_UP' } } })).toEqual([
    'getLocation answers, three at a time',
  ])
  expect(await faultsOf({ faults: { refreshSession: { throw: 1 } } })).toEqual([
    'refreshSession answers, three at a time',
    'refreshSession refuses wrong parameters',
  ])
  expect(await faultsOf({ faults: { setNavBar: { throw: 1 } } })).toEqual([
    'setNavBar refuses wrong parameters',
  ])
  expect(await faultsOf({ faults: { log: { gone: 1 } } })).toEqual([
    'log refuses wrong parameters',
    'it takes any text',
  ])
})

test('a browser without an app is asked to open the page in the app, and no app is blamed', async () => {
  const { win } = testWindow()
  const clients = openClients(win)
  const all: Finding[] = []
  for await (const finding of conform(win, clients)) all.push(finding)
  expect(all.map(({ what }) => what)).toEqual(['an app is there'])
  expect(countOf(clients.bridge)).toBe(1)
  expect([headingOf(all), resultOf(all)]).toEqual(['Open this page inside the app', 'No app'])
  const ok = { what: 'it takes any text', ok: true, detail: '' }
  expect(
    [[ok], [{ ...ok, ok: false }], [{ ...ok, ok: false }, ok, { ...ok, ok: false }]].map(headingOf),
  ).toEqual(['All ok', '1 check failed', '2 checks failed'])
})

test('a description that does not fit is reported with its field', async () => {
  const [, wire] = await findings({ platform: 'ios' }, true, (win) => {
    const app = win as unknown as { __companionInfo: object }
    app.__companionInfo = { ...app.__companionInfo, platform: 'Android' }
  })
  expect(wire).toMatchObject({ what: 'it speaks wire 1', ok: false })
  expect(wire?.detail).toMatch(/platform/)
})

test('the report tells what was tried and how it ended, and nothing that is secret', () => {
  const { win } = testWindow({
    navigator: { userAgent: 'Engine 1' },
    location: { origin: 'https://m.metawatch.example', pathname: '/', search: '?acc_token=secret' },
  })
  installFakeApp(win, { nonce: 'n', without: ['pay'] })
  const { bridge } = openClients(win)
  expect(countOf(bridge)).toBeGreaterThan(30)
  const ended = { what: 'getLocation answers, three at a time', method: 'getLocation', ms: 12 }
  const findings = [{ ...ended, ok: false, detail: 'TIMEOUT' }]
  const report = reportOf(win, bridge, findings, new Date(0))
  expect(report).toMatchObject({ result: '1 NOT OK', engine: 'Engine 1', at: '1970-01-01T00:00:00.000Z' })
  const text = textOf(report)
  expect(text).toContain('NOT OK     12 ms  getLocation answers, three at a time: TIMEOUT')
  expect(text).toMatch(/^getLocation +answers, three at a time: NOT OK, 12 ms$/m)
  expect(text).toMatch(/^pay +not in this app$/m)
  expect(JSON.stringify(report)).not.toContain('secret')
})

test('the page of the kit is one file that asks nobody for anything', async () => {
  const page = await kitPage()
  expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)=|^import |\bfetch\(|XMLHttpRequest/m)
  expect(page.match(/<\/script/g)).toHaveLength(1)
  expect(page).toContain('it refuses calls without the nonce of this load')
})
