import { notice } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { maybePairs, maybeText, maybeShortText, text, shortText } from './shapes.ts'

/** Methods for the page's reports. The app batches and forwards them. */

export const log = /* @__PURE__ */ notice('log', () => ({
  level: s.openOneOf('level'),
  tag: shortText,
  message: text,
  fields: maybePairs,
}))

export const trackEvent = /* @__PURE__ */ notice('trackEvent', { name: shortText, fields: maybePairs })

export const reportRemoteFailure = /* @__PURE__ */ notice('reportRemoteFailure', {
  remote: shortText,
  version: shortText,
  phase: shortText,
  code: shortText,
  detail: maybeText,
  fallback: maybeShortText,
})
