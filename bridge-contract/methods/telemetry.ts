import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { pairs } from './facts.ts'

/** What the page reports; the app batches it and sends it on. */

export const log = /* @__PURE__ */ method('log', () => ({
  kind: 'notify',
  params: s.obj({
    level: s.oneOf(['debug', 'info', 'warn', 'error']),
    tag: s.str({ max: 64 }),
    message: s.str({ max: 4096 }),
    fields: s.opt(pairs),
  }),
}))

export const trackEvent = /* @__PURE__ */ method('trackEvent', () => ({
  kind: 'notify',
  params: s.obj({ name: s.str({ min: 1, max: 64 }), fields: s.opt(pairs) }),
}))

export const reportRemoteFailure = /* @__PURE__ */ method('reportRemoteFailure', () => ({
  kind: 'notify',
  params: s.obj({
    remote: s.str({ max: 64 }),
    version: s.str({ max: 128 }),
    phase: s.str({ max: 64 }),
    code: s.str({ max: 64 }),
    detail: s.opt(s.str({ max: 1024 })),
    fallback: s.opt(s.str({ max: 128 })),
  }),
}))
