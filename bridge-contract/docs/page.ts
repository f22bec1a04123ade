import type * as methods from '../methods/page.ts'
import type { MethodsDocs } from './docs.ts'

export const page: MethodsDocs<typeof methods> = {
  bridgeInfo: {
    doc: 'What the app is and can do. Answered at once and without an envelope: on Android by this method without argument, on iOS by a script at document start that sets `window.__companionInfo` to the same object. An app that has it speaks wire 1.',
    fields: {
      wire: 'Always 1. Apps without `bridgeInfo` speak wire 0.',
      contract: 'The version of this contract the app was built with.',
      denied: 'Methods, or `method.param=value`, that this phone or user may not use.',
      state: 'First values of sticky events, by event name, so that the first paint is right.',
    },
    result: {
      wire: 1,
      contract: '1.1.0',
      app: '5.2.0',
      build: '5200',
      platform: 'android',
      methods: ['bridgeInfo', 'closePage', 'getLocation'],
      events: ['themeChanged', 'backPressed'],
      state: { themeChanged: { dark: false, color: '#0a7cff' }, languageChanged: { lang: 'en' } },
    },
  },
  closePage: {
    doc: 'Closes the page. The app may use `result` where it opened the page to get something back.',
    params: { result: 'saved' },
  },
  goBack: { doc: "Leaves the page by the app's own Back." },
  setBackIntercept: {
    doc: 'While enabled, the Back button sends `backPressed` instead of leaving: a dialog is open, or typed text would be lost.',
    params: { enabled: true, reason: 'form' },
  },
  setTitle: { doc: "Sets the title of the app's bar.", params: { title: 'Account and Security' } },
  setNavBar: {
    doc: "Shows or hides the app's own navigation bar and colours it.",
    params: { visible: true, background: '#ffffff', foreground: '#111111' },
  },
  setStatusBar: {
    doc: 'Chooses the icons of the status bar: light ones for a dark page, dark ones for a light page.',
    fields: { style: 'The colour of the icons.' },
    params: { style: 'dark' },
  },
  pageReady: {
    doc: 'The page shows its own words now: the app may take its spinner away.',
    fields: { ms: 'Milliseconds since the page was requested.' },
    params: { route: '/weather', ms: 640 },
  },
  pageFailed: {
    doc: 'The page cannot go on and says so to the user. For the log of the app.',
    params: { kind: 'load', code: 'scriptTimeout', detail: 'weather 1.4.0' },
  },
  haptic: { doc: 'A short touch feedback.', params: { style: 'success' } },
  copyText: {
    doc: 'Puts text on the clipboard, for web views that do not let the page do it.',
    params: { text: 'https://m.metawatch.example/app' },
  },
}
