import { expect, type Page } from '@playwright/test'
import type { ControlRoom } from '../mock-api/controlRoom.ts'

/** Adds the access and refresh token of a new session to a path, as an app does. */
export async function signedIn(standin: ControlRoom, path: string, user = 'demo'): Promise<string> {
  const { accessToken, refreshToken } = await standin.session({ user })
  const query = new URLSearchParams({ lang: 'en', acc_token: accessToken, ref_token: refreshToken })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/**
 * Adds an older Android app to the page, whose methods return bare values. Resolves with a function that
 * returns the recorded calls.
 */
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

/**
 * Waits until `nth` messages were sent to a phone number or an email address, then returns the verification
 * code in the latest one.
 */
export async function codeSentTo(standin: ControlRoom, target: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await standin.outbox(target)).length).toBeGreaterThanOrEqual(nth)
  const messages = await standin.outbox(target)
  return messages[messages.length - 1]?.code ?? ''
}
