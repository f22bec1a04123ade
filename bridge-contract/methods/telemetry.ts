import { notice } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { maybePairs, maybeText, maybeWord, text, word } from './shapes.ts'

/** What the page reports; the app batches it and sends it on. */

export const log = /* @__PURE__ */ notice('log', () => ({
  level: s.openOneOf('level'),
  tag: word,
  message: text,
  fields: maybePairs,
}))

export const trackEvent = /* @__PURE__ */ notice('trackEvent', { name: word, fields: maybePairs })

export const reportRemoteFailure = /* @__PURE__ */ notice('reportRemoteFailure', {
  remote: word,
  version: word,
  phase: word,
  code: word,
  detail: maybeText,
  fallback: maybeWord,
})
