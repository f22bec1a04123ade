import { installFakeApp } from '@companion/bridge-contract/fake/install'
import { expect, test } from 'vitest'
import { Window } from 'happy-dom'
import { startFacts } from './startFacts.ts'

const state = {
  themeChanged: { dark: true, color: '#12ab9f' },
  safeAreaChanged: { top: 44, right: 0, bottom: 34, left: 0 },
  languageChanged: { lang: 'de' },
  preferencesChanged: { textSize: 200, boldText: true },
}
const facts = {
  dark: true,
  color: '#12ab9f',
  top: 44,
  lang: 'de',
  textSize: 200,
}

test('the app’s theme, safe area, language and preferences are there before the bridge, on both platforms', () => {
  for (const platform of ['android', 'ios'] as const) {
    const win = new Window({ url: 'https://m.metawatch.example/' }) as unknown as globalThis.Window
    const app = installFakeApp(win, { platform, state })
    expect(startFacts(win), platform).toEqual(facts)
    expect(app.calls).toEqual([])
    app.uninstall()
    // On Android, `__companionInfo`, which contains all facts on iOS, can contain only the nonce.
    installFakeApp(win, { platform, state, nonce: 'n' })
    expect(startFacts(win), platform).toEqual(facts)
  }
})

test('nothing comes of no app, an older one, a broken one or rubbish', () => {
  const boom = () => {
    throw new Error('Java exception was raised during method invocation')
  }
  const rubbish = {
    themeChanged: { dark: 'yes' },
    safeAreaChanged: { top: -1 },
    languageChanged: { lang: 7 },
  }
  for (const win of [
    {},
    { CompanionNative: {} },
    { CompanionNative: { bridgeInfo: boom } },
    { CompanionNative: { bridgeInfo: () => 'no JSON' } },
    { __companionInfo: { state: null } },
    { __companionInfo: { state: rubbish } },
    ...[1e9, 200.5, Infinity, NaN, -1, 'high', {}, null].map((top) => ({
      __companionInfo: { state: { safeAreaChanged: { top } } },
    })),
  ])
    expect(startFacts(win)).toEqual({})
})
