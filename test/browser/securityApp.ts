import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { ControlRoom } from '../backend/controlRoom.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The state on the page has no accessibility finding that counts as serious. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // What fades in has its contrast only when it has arrived.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => {})))
  })
  await page.evaluate(axeSource)
  const findings = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(findings, state).toEqual([])
}

/** Address of a path with the tokens that an app hands over. */
export async function signedIn(standin: ControlRoom, path: string, user = 'demo'): Promise<string> {
  const { accessToken, refreshToken } = await standin.session({ user })
  const query = new URLSearchParams({ lang: 'en', acc_token: accessToken, ref_token: refreshToken })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Puts an older Android app around the page: bare answers, every call kept. */
export async function insideApp(page: Page): Promise<() => Promise<readonly [string, unknown][]>> {
  await page.addInitScript(() => {
    const calls: [string, unknown][] = []
    const names = ['closePage', 'notifySignedOut', 'setBackIntercept', 'sessionRotated', 'pageReady']
    const host = Object.fromEntries(
      names.map((name) => [
        name,
        (json?: string) => void calls.push([name, json === undefined ? null : JSON.parse(json)]),
      ]),
    )
    Object.assign(window, { CompanionNative: host, appCalls: calls })
  })
  return () => page.evaluate(() => (window as unknown as { appCalls: [string, unknown][] }).appCalls)
}

/** Waits for the code that was sent to a phone or an address last. */
export async function codeSentTo(standin: ControlRoom, target: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await standin.outbox(target)).length).toBeGreaterThanOrEqual(nth)
  const messages = await standin.outbox(target)
  return messages[messages.length - 1]?.code ?? ''
}
