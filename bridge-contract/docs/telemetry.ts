import type * as methods from '../methods/telemetry.ts'
import type { MethodsDocs } from './docs.ts'

export const telemetry: MethodsDocs<typeof methods> = {
  log: {
    doc: "A line for the app's log. Never holds tokens or personal data.",
    params: { level: 'warn', tag: 'weather', message: 'slow answer', fields: [{ key: 'ms', value: '4100' }] },
  },
  trackEvent: {
    doc: "An event for the app's statistics, if the user allows any.",
    params: { name: 'guideOpened', fields: [{ key: 'maker', value: 'xiaomi' }] },
  },
  reportRemoteFailure: {
    doc: 'A part of the site could not be loaded or broke; says which version, and what is shown instead.',
    params: {
      remote: 'weather',
      version: '1.4.0-b91f',
      phase: 'load',
      code: 'timeout',
      detail: '6000 ms',
      fallback: '1.3.2',
    },
  },
}
