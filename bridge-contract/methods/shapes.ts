import { s } from '../schema/schema.ts'

/** Shapes that several methods and events speak about. */

/** A name, a code, a version. */
export const shortText = /* @__PURE__ */ s.str({ max: 256 })
export const maybeShortText = /* @__PURE__ */ s.opt(shortText)

/** A sentence or an address. */
export const text = /* @__PURE__ */ s.str({ max: 8192 })
export const maybeText = /* @__PURE__ */ s.opt(text)

/** Opaque to both sides, and in no trace. */
export const token = /* @__PURE__ */ s.str({ min: 1, max: 8192, secret: true })

/** In no trace either. */
export const maybeSecret = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ secret: true }))

/** A file of the app or a `data:` address: a picture of 1.5 MB fits. */
export const image = /* @__PURE__ */ s.str({ max: 2e6 })

export const flag = /* @__PURE__ */ s.bool()
export const size = /* @__PURE__ */ s.num({ min: 0 })
export const count = /* @__PURE__ */ s.int({ min: 0 })
export const maybeCount = /* @__PURE__ */ s.opt(count)

/** A colour as the page's own tokens write it: `#rrggbb`. */
export const maybeColor = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ pattern: '^#[0-9a-fA-F]{6}$' }))

/** The store an app came from. */
export const storefront = /* @__PURE__ */ s.obj({
  country: /* @__PURE__ */ s.str({ pattern: '^[A-Z]{2}$' }),
  channel: /* @__PURE__ */ s.openOneOf('channel'),
})

/** An open set of words. A dictionary would let undeclared keys through, so it is written as pairs. */
export const maybePairs = /* @__PURE__ */ s.opt(
  /* @__PURE__ */ s.arr(/* @__PURE__ */ s.obj({ key: shortText, value: text }), 50),
)

export const theme = /* @__PURE__ */ s.obj({ dark: flag, color: maybeColor })

/** CSS pixels covered by the system or the app's own bars. */
export const insets = /* @__PURE__ */ s.obj({ top: size, right: size, bottom: size, left: size })

export const language = /* @__PURE__ */ s.obj({ lang: shortText })

/** What a payment came to. The server alone says whether the money arrived. */
export const payment = {
  status: /* @__PURE__ */ s.openOneOf('payStatus'),
  transactionId: maybeShortText,
  receipt: maybeSecret,
  paidAtMs: maybeCount,
}
