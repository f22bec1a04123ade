import type { Act } from './page/early.ts'

/** A screen and the actions on it before hydration. */
export interface EarlyScreen {
  /** True if the URL contains a session's tokens. */
  readonly user?: true
  readonly acts: readonly Act[]
}

/**
 * Twelve screens with every kind of user action. Text composition isn't among them, because it needs a real
 * keyboard (`browser/shell/earlyInput`).
 */
export const earlyScreens: Readonly<Record<string, EarlyScreen>> = {
  '/': { user: true, acts: [{ follow: '/app' }] },
  '/upload-email': {
    user: true,
    acts: [
      { type: 'email', text: 'zoe@mail.example' },
      { type: 'repeat', text: 'zoe@mail' },
    ],
  },
  '/upload-phone': {
    user: true,
    acts: [
      { type: 'phone', text: '2015550123' },
      { type: 'repeat', text: '20155' },
    ],
  },
  '/registration': {
    acts: [{ type: 'phone', text: '2015550123' }],
  },
  '/forget-password': { acts: [{ type: 'id', text: 'zoe@mail.example' }] },
  '/account-delete-v2': {
    acts: [
      { type: 'email', text: 'zoe@mail.example' },
      { type: 'password', text: 'Abcdef1' },
      { tap: '[data-action="show-current"]', gives: 'input[name="password"][type="text"]' },
    ],
  },
  '/help': { acts: [{ type: 'q', text: 'verification' }] },
  '/support': {
    acts: [
      {
        tap: '[data-action="open-diagnostics"]',
        gives: '[data-action="open-diagnostics"][aria-expanded="true"]',
      },
    ],
  },
  '/privacy-policy': { acts: [{ select: 'section:nth-of-type(2) h2' }, { scroll: 200 }] },
  '/qr2': { acts: [{ choose: 'ios' }] },
  '/weather': { acts: [{ choose: 'fahrenheit' }] },
  '/operational-guidance': { acts: [{ follow: '/operational-guidance-detail?brand=huawei' }] },
}

/** Delays of the shell's script, in milliseconds. */
const holds = [0, 500, 2500] as const

export interface EarlyCase {
  readonly path: string
  readonly hold: (typeof holds)[number]
  /** Whether a translator and a password manager change the page before hydration. */
  readonly changed: boolean
}

const paths = Object.keys(earlyScreens)

/**
 * Returns the cases for one engine: every second screen, with a different delay and change each. The
 * neighbouring engine tests the other screens. `EARLY_INPUT=all` runs each screen with each delay, with and
 * without changes. `at` is the engine's index.
 */
export const earlyCases = (at: number): readonly EarlyCase[] =>
  paths.flatMap((path, row) => {
    const all = [true, false].flatMap((changed) => holds.map((hold) => ({ path, hold, changed })))
    if (process.env['EARLY_INPUT'] === 'all') return all
    return (row + at) % 2 ? [] : all.filter((_, index) => index === ((row + at) / 2) % all.length)
  })
