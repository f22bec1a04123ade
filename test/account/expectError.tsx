import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { toasts } from '@companion/shared/toasts/queue'
import { callsOf, faultOf, typedInto, type ErrorCase } from '../errorCases/errorCase.ts'
import { api, besideField, codeFor, openSignedIn, said } from './openSignedIn.tsx'

/** Shortcuts for actions on an open screen. */
export interface Actions {
  field(label: string): Promise<HTMLInputElement>
  /** Pastes a text into each field, by label. */
  fill(fields: Readonly<Record<string, string>>): Promise<void>
  press(name: string): Promise<void>
  choose(role: 'checkbox' | 'radio', name?: string): Promise<void>
  /** Waits for the code sent to a phone or an email address, and enters the code. */
  enterCode(target: string): Promise<void>
  sees(text: string): Promise<unknown>
}

/** The steps from a screen to the call that the server rejects. */
export interface ScreenFlow {
  readonly screen: () => ReactNode
  readonly at: string
  /** User of the session, or '' without a session. */
  readonly user?: string
  /**
   * True if the flow ends on a separate page. The shell focuses that page's heading, which a browser test
   * covers.
   */
  readonly ends?: true
  go(actions: Actions): Promise<void>
}

/** Returns the table rows for this run. `npm test` runs all, and the quick check runs one per flow. */
export const inThisRun = <T extends { readonly from: string }>(table: readonly T[]): readonly T[] =>
  process.env['COMPANION_QUICK'] ? [...new Map(table.map((line) => [line.from, line])).values()] : table

/**
 * Runs a flow up to the call that the server rejects. Checks that the screen shows the expected error and
 * repeats no request.
 */
export async function expectError(flow: ScreenFlow, line: ErrorCase): Promise<void> {
  const { words, at, focus, empty = [], keeps = {}, besides, alsoToast = false } = line
  await api().fault(faultOf(line))
  history.pushState({ depth: 1 }, '', flow.at)
  const { screen, user } = await openSignedIn(flow.screen(), { at: flow.at, user: flow.user ?? 'demo' })
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: typedInto })
  const fill: Actions['fill'] = async (fields) => {
    for (const [label, text] of Object.entries(fields)) {
      await user.clear(await field(label))
      await user.click(await field(label))
      await user.paste(text)
    }
  }
  await flow.go({
    field,
    fill,
    press: async (name) => user.click(await screen.findByRole('button', { name })),
    choose: async (role, name) => user.click(await screen.findByRole(role, name ? { name } : {})),
    enterCode: async (target) => {
      await waitFor(async () => expect(await codeFor(target)).not.toBe(''))
      await fill({ 'Verification code': await codeFor(target) })
    },
    sees: (text) => screen.findByText(text),
  })
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(words)]))
  const isInline = Boolean(at ?? besides) && !alsoToast
  expect(toasts.list, 'inline or a visible toast, never both').toMatchObject([{ inline: isInline }])
  if (at) {
    await waitFor(async () => expect(besideField(await field(at))).toMatch(words))
    expect((await field(at)).getAttribute('aria-invalid')).toBe('true')
  }
  if (besides) await waitFor(() => expect(screen.getAllByText(besides)).not.toEqual([]))
  const expectFocus = () => {
    const named = [
      ...screen.queryAllByLabelText(focus, { selector: typedInto }),
      ...screen.queryAllByRole('button', { name: focus }),
      ...screen.queryAllByRole('heading', { name: focus }),
    ]
    expect(named).toContain(document.activeElement)
  }
  if (!flow.ends) await waitFor(expectFocus)
  for (const label of empty) expect((await field(label)).value).toBe('')
  for (const [label, value] of Object.entries(keeps))
    expect((await field(label)).value).toMatch(typeof value === 'string' ? new RegExp(`^${value}$`) : value)
  expect(await callsOf(api(), line)).toBe(1)
  expect(await api().requests('/auth/token')).toEqual([])
  // The page repeats nothing on its own, so no second code is sent.
  expect((await api().outbox()).length).toBeLessThanOrEqual(1)
}
