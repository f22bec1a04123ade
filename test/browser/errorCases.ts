import { expect, type Page } from '@playwright/test'
import type { ControlRoom, FaultRequest } from '../backend/controlRoom.ts'

/** One line of the error matrix (spec §8): who refuses what, and what the page makes of it. */
export interface ErrorCase {
  /** `POST /users/sms`, below the API's prefix. */
  readonly call: string
  /** The server's code; undefined for an answer without one. */
  readonly code?: number
  /** More of the answer. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly status?: number
  /** The mapped text, or the server's own where there is none. */
  readonly words: string | RegExp
  /** Label of the field that says it, too. */
  readonly at?: string
  /** Label or name of what has the focus. */
  readonly focus: string | RegExp
  readonly empty?: readonly string[]
  readonly keeps?: Readonly<Record<string, string | RegExp>>
  /** Said elsewhere on the page. */
  readonly besides?: string | RegExp
  /** The toast adds the reason to what is said elsewhere. */
  readonly alsoToast?: boolean
}

/** What the server says itself, which only unmapped codes show. */
export const serverWords = 'So says the server'

/** The fault that makes the stand-in refuse the next such call. */
export function faultOf({ call, code, more, status }: ErrorCase): FaultRequest {
  const [method = '', path = ''] = call.split(' ')
  const body = code === undefined ? '' : { code, message: serverWords, ...more }
  return {
    path: `/api/v1${path}`,
    method,
    status: status ?? (code === undefined ? 500 : 400),
    body,
    times: 1,
  }
}

export const fieldAt = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The page says the refusal with its words, at its field, with its focus, and keeps what it must. */
export async function expectError(page: Page, line: ErrorCase): Promise<void> {
  const { words, at, focus, empty = [], keeps = {}, besides, alsoToast } = line
  const toast = page.getByRole('alert')
  await expect(toast).toContainText(words)
  // Seen once: at its field, or in the toast, which covers no heading.
  const box = await toast.boundingBox()
  if (at || (besides && !alsoToast)) expect(box?.height ?? 0, 'the page says it').toBe(0)
  else {
    const heading = await page.getByRole('heading', { level: 1 }).last().boundingBox()
    expect(box?.height ?? 0).toBeGreaterThan(0)
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  }
  if (at) {
    await expect(fieldAt(page, at)).toHaveAccessibleDescription(new RegExp(source(words)))
    await expect(fieldAt(page, at)).toHaveAttribute('aria-invalid', 'true')
  }
  if (besides) await expect(page.getByRole('main').getByText(besides)).toBeVisible()
  await expect(page.locator(':focus')).toHaveAccessibleName(focus)
  for (const label of empty) await expect(fieldAt(page, label)).toHaveValue('')
  for (const [label, value] of Object.entries(keeps)) await expect(fieldAt(page, label)).toHaveValue(value)
}

const source = (words: string | RegExp) =>
  typeof words === 'string' ? words.replace(/[\\^$.+?()[\]{}|]/g, '\\$&') : words.source

/** How many calls of a line's kind were made. */
export async function callsOf(standin: ControlRoom, { call }: ErrorCase): Promise<number> {
  const [method, path = ''] = call.split(' ')
  const shape = new RegExp(`^/api/v1${path.replace('*', '[^/]+')}$`)
  const all = await standin.requests()
  return all.filter((one) => one.method === method && shape.test(one.path)).length
}
