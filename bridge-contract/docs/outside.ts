import type * as methods from '../methods/outside.ts'
import type { MethodsDocs } from './docs.ts'

export const outside: MethodsDocs<typeof methods> = {
  openExternal: {
    doc: 'Opens an address in the browser, the mail app or the telephone, never inside this web view.',
    params: { url: 'https://m.metawatch.example/help' },
  },
  openStore: {
    doc: "Opens the app's page in a store; `auto` is the store this app came from.",
    params: { store: 'auto' },
  },
  openAppRoute: {
    doc: "Opens one of the app's own screens.",
    params: { route: 'device/list', params: [{ key: 'from', value: 'guide' }] },
  },
  openSettings: {
    doc: "Opens a settings screen of the phone. Makers' screens have no fixed address: try them in turn, fall back to the app's details, and say which it was. The written steps stay on the page either way.",
    fields: {
      opened: '`exact` the screen asked for, `fallback` a screen from which it can be reached, `none`.',
    },
    params: { screen: 'autoStart' },
    result: { opened: 'exact' },
  },
  getBackgroundStatus: {
    doc: 'What can be read of the settings that keep the app running. What cannot be read is `unknown`, never guessed.',
    result: {
      batteryUnrestricted: 'no',
      autoStart: 'unknown',
      backgroundLocked: 'unknown',
      backgroundRestricted: 'no',
      powerSaveMode: 'no',
    },
  },
  checkAppUpdate: {
    doc: 'Whether a newer version of the app can be installed.',
    result: { available: true, version: '5.3.0', mandatory: false },
  },
}
