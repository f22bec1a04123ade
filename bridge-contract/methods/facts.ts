import { s } from '../schema/schema.ts'

/** Shapes that several methods and events speak about. */

/** A colour as the page's own tokens write it. */
export const colour = /* @__PURE__ */ s.str({ pattern: '^#[0-9a-fA-F]{6}$' })

/** Seen by the app as data only; a token is opaque to it. */
export const token = /* @__PURE__ */ s.str({ min: 1, max: 8192, secret: true })

/** An open set of words. A dictionary would let undeclared keys through, so it is written as pairs. */
export const pairs = /* @__PURE__ */ s.arr(
  /* @__PURE__ */ s.obj({
    key: /* @__PURE__ */ s.str({ max: 64 }),
    value: /* @__PURE__ */ s.str({ max: 4096 }),
  }),
  50,
)

export const theme = /* @__PURE__ */ s.obj({
  dark: /* @__PURE__ */ s.bool(),
  color: /* @__PURE__ */ s.opt(colour),
})

/** CSS pixels covered by the system or the app's own bars. */
export const insets = /* @__PURE__ */ s.obj({
  top: /* @__PURE__ */ s.num({ min: 0, max: 500 }),
  right: /* @__PURE__ */ s.num({ min: 0, max: 500 }),
  bottom: /* @__PURE__ */ s.num({ min: 0, max: 500 }),
  left: /* @__PURE__ */ s.num({ min: 0, max: 500 }),
})

export const language = /* @__PURE__ */ s.obj({ lang: /* @__PURE__ */ s.str({ min: 2, max: 35 }) })

export const platforms = ['android', 'ios'] as const
export const payOutcomes = ['success', 'failed', 'canceled', 'pending'] as const
