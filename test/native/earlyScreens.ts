import type { Act } from './page/early.ts'

/** Actions on a screen before it is hydrated. */
export interface EarlyScreen {
  /** Opened with a session's tokens. */
  readonly user?: true
  readonly acts: readonly Act[]
}

/**
 * Twelve screens with everything a user can do on them. Text composition needs a real keyboard
 * (`browser/shell/earlyInput`).
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
    acts: [
      { type: 'phone', text: '2015550123' },
      { type: 'code', text: '1234' },
      { type: 'password', text: 'Abcdef1' },
      { tick: 'agreement' },
      { tap: '[data-action="show-new"]', gives: 'input[name="password"][type="text"]' },
    ],
  },
  '/forget-password': { acts: [{ type: 'id', text: 'zoe@mail.example' }] },
  '/account-delete-v2': {
    acts: [
      { type: 'email', text: 'zoe@mail.example' },
      { type: 'password', text: 'Abcdef1' },
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

/** Delays of the shell's script in milliseconds. */
const holds = [0, 500, 2500] as const

export interface EarlyCase {
  readonly path: string
  readonly hold: (typeof holds)[number]
  /** Whether a translator and a password manager change the page meanwhile. */
  readonly changed: boolean
}

const paths = Object.keys(earlyScreens)

/**
 * Cases for one engine: every second screen (its neighbours in the table test the others), cycling through
 * delays and changes. `EARLY_INPUT=all` runs each screen with each delay, with and without changes. `at`: the
 * engine's index.
 */
export const earlyCases = (at: number): readonly EarlyCase[] =>
  paths.flatMap((path, row) => {
    const all = [true, false].flatMap((changed) => holds.map((hold) => ({ path, hold, changed })))
    if (process.env['EARLY_INPUT'] === 'all') return all
    return (row + at) % 2 ? [] : all.filter((_, index) => index === ((row + at) / 2) % all.length)
  })
