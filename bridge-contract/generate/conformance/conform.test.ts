import { expect, test } from 'vitest'
import type { FakeOptions } from '../../fake/options.ts'
import { play } from '../../proof/play.ts'
import { kitPage } from './bundle.ts'
import { conform, type Finding } from './conform.ts'

/** Runs the kit inside an app, on the page's own clock. */
async function findings(options: FakeOptions, nonce = true): Promise<readonly Finding[]> {
  const { win, bridge, pass } = play({ ...options, ...(nonce && { nonce: 'n' }) })
  const found: Finding[] = []
  const state = { running: true }
  const run = async () => {
    for await (const finding of conform(win, bridge)) found.push(finding)
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
  expect(await faultsOf({ platform: 'ios', replies: false })).toEqual([
    'it refuses calls without the nonce of this load',
  ])
  expect(await faultsOf({ faults: { getDeviceInfo: { drop: 1 } } })).toContain(
    'getDeviceInfo answers, three at a time',
  )
  expect(await faultsOf({ faults: { getBackgroundStatus: { malformed: 1 } } })).toEqual([
    'getBackgroundStatus answers, three at a time',
  ])
  expect(await faultsOf({ answers: { getLocation: { refused: 'MADE_UP' } } })).toEqual([
    'getLocation answers, three at a time',
  ])
  expect(await faultsOf({ faults: { setNavBar: { throw: 1 } } })).toEqual([
    'setNavBar refuses wrong parameters',
  ])
  expect(await faultsOf({ faults: { log: { gone: 1 } } })).toEqual([
    'log refuses wrong parameters',
    'it takes any text',
  ])
})

test('the page of the kit is one file that asks nobody for anything', async () => {
  const page = await kitPage()
  expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)=|^import |\bfetch\(|XMLHttpRequest/m)
  expect(page.match(/<\/script/g)).toHaveLength(1)
  expect(page).toContain('it refuses calls without the nonce of this load')
})
