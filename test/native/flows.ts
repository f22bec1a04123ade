import { isDeepStrictEqual } from 'node:util'
import type { FakeOptions } from '@companion/bridge-contract/fake/options'
import { controlRoom } from '../mock-api/controlRoom.ts'
import type { Bench } from '../browser/releases/releaseSite.ts'
import type { Documents } from '../site/documents.ts'
import type { NodeApp } from './app.ts'
import type { View } from './view.ts'
import { until, type Visit } from './visit.ts'

/** The view, the site and the app that a flow runs in. */
export interface FlowContext {
  readonly view: View
  readonly user: Visit
  readonly bench: Bench
  /** The HTML documents of `npm run build`, with prerendered screens. */
  readonly documents: Documents
  /** The app around the page. Undefined in an ordinary browser. */
  readonly app: NodeApp | undefined
  /** Returns the unexpected messages of engine and page so far. */
  readonly faults: () => readonly string[]
}

/** App responses that differ from the contract's examples. */
export const appAnswers: NonNullable<FakeOptions['answers']> = {
  getLocation: () => ({ latitude: 19.0761, longitude: 72.8774, accuracyM: 40, atMs: Date.now() }),
  pay: { status: 'success', receipt: 'good-1' },
}

/** State that the app reports at document start. It overrides the URL's values. */
export const appState: NonNullable<FakeOptions['state']> = {
  themeChanged: { dark: false, color: '#12ab9f' },
  safeAreaChanged: { top: 44, right: 0, bottom: 0, left: 0 },
}

const newPhone = '+8613912345678'

/** Returns a URL of the site with the tokens that an app passes. */
export async function signedInAt(
  { site }: Pick<Bench, 'site'>,
  path: string,
  user = 'demo',
): Promise<string> {
  const { accessToken, refreshToken } = await controlRoom(site.url).session({ user })
  return `${site.url}${path}?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`
}

/** Waits until the app has received this call. */
const isNotified = ({ view, app }: FlowContext, method: string, params: object) =>
  until(view, async () => {
    const told = app?.fake.calls.filter((call) => call.method === method).map((call) => call.params)
    if (told && !told.some((given) => isDeepStrictEqual(given, params)))
      throw new Error(`${method}: the app was told ${JSON.stringify(told)}`)
  })

/** The flows to test. Each remote has at least one, from its first page to its confirmation. */
export const flows: Readonly<Record<string, (context: FlowContext) => Promise<void>>> = {
  async nickname(context) {
    const { user, bench } = context
    await user.open(await signedInAt(bench, '/'))
    await user.press('link', 'Update nickname, Demo')
    await user.fill('Nickname', 'Zoë', 'Demo')
    await user.press('button', 'Save')
    await user.sees(/^Zoë$/)
    await isNotified(context, 'notifyProfileChanged', { fields: { nickname: 'Zoë' } })
  },

  async 'a new phone number with a code by SMS'(context) {
    const { view, user, bench, app } = context
    await user.open(await signedInAt(bench, '/upload-phone'))
    await user.fill('New phone number', newPhone)
    await user.fill('Repeat new phone number', newPhone)
    await user.press('button', 'Send code')
    await user.sees(/^Verification code$/)
    const code = await until(view, async () => {
      const [message] = await controlRoom(bench.site.url).outbox(newPhone)
      if (!message) throw new Error('no message was sent')
      return message.code
    })
    // An Android app reads the SMS itself, so the user types no code.
    if (app?.side.methods.includes('listenForCode')) app.fake.emit('codeReceived', { code })
    else await user.fill('Verification code', code)
    await user.sees(/^Your phone number was changed$/, 'h1')
    await isNotified(context, 'notifySignedOut', { reason: 'credentialsChanged', identifier: newPhone })
  },

  async 'a new password'({ user, bench }) {
    await user.open(await signedInAt(bench, '/edit-password-new'))
    await user.press('link', 'Old password')
    await user.fill('Old password', 'demo1234')
    await user.press('button', 'Continue')
    await user.fill('New password', 'newpass1')
    await user.fill('Repeat new password', 'newpass1')
    await user.press('button', 'Save')
    await user.sees(/^Your password was changed$/, 'h1')
  },

  async guide({ user, bench }) {
    await user.open(`${bench.site.url}/operational-guidance?lang=en`)
    await user.press('link', 'Huawei EMUI')
    await user.press('radio', 'EMUI 5–7')
    await user.press('button', 'Allow auto-start')
    await user.sees(/^Startup manager$/)
    await user.press('checkbox', 'I have done this')
    // Items that the app reports as set are counted too.
    await user.sees(/[12] of 5 done/)
  },

  async weather({ user, bench, app }) {
    await user.open(`${bench.site.url}/weather?lang=en`)
    await user.sees(app ? /^Mumbai/ : /^Nanshan, Shenzhen$/)
    const [celsius, fahrenheit] = app ? [31, 88] : [24, 75]
    await user.press('radio', '°C')
    await user.sees(new RegExp(`^\\W*${celsius}°\\W*$`))
    await user.press('radio', '°F')
    await user.sees(new RegExp(`^\\W*${fahrenheit}°\\W*$`))
  },

  async purchase({ user, bench, app }) {
    await user.open(await signedInAt(bench, '/pay', 'second'))
    await user.press('radio', 'AI yearly')
    await user.press('button', '^Pay now$')
    await user.press('button', '^Go to payment · ')
    // A browser shows the provider's own page first. An app opens a payment sheet.
    if (!app) await user.press('button', 'Succeed')
    await user.sees(/^Payment successful$/, 'h1')
  },

  async 'live swap and roll-back'({ view, user, bench }) {
    const look = () => view.evaluate('dispatchEvent(new Event("online"))')
    await user.open(`${bench.site.url}/weather?lang=en`)
    await user.sees(/^Humidity$/)
    await view.evaluate('window.isSamePage = true')
    const second = await bench.publish({
      version: '2.0.0',
      build: `new${bench.answers.length}`,
      edit: (file, text) => (file === 'texts-en-json.js' ? text.replace('Humidity', 'Wetness') : text),
    })
    await bench.run(`promote ${second}`)
    try {
      await look()
      await user.sees(/^Wetness$/)
    } finally {
      // Otherwise the next try and the next engine would start with this release, and fail too.
      await bench.run('rollback weather')
    }
    await look()
    await user.sees(/^Humidity$/)
    if (!(await view.evaluate('window.isSamePage'))) throw new Error('the page was loaded anew')
  },
}
