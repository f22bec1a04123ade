import { s } from '../schema/schema.ts'

/** Shapes shared by several methods and events. */

/** A name, a code or a version. */
export const shortText = /* @__PURE__ */ s.str({ max: 256 })
export const maybeShortText = /* @__PURE__ */ s.opt(shortText)

/** A sentence or an address. */
export const text = /* @__PURE__ */ s.str({ max: 8192 })
export const maybeText = /* @__PURE__ */ s.opt(text)

/** An opaque token, hidden in traces. */
export const token = /* @__PURE__ */ s.str({ min: 1, max: 8192, secret: true })

/** Also hidden in traces. */
export const maybeSecret = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ secret: true }))

/** A file of the app or a `data:` URL. The limit fits an image of 1.5 MB. */
export const image = /* @__PURE__ */ s.str({ max: 2e6 })

export const flag = /* @__PURE__ */ s.bool()
export const size = /* @__PURE__ */ s.num({ min: 0 })
export const count = /* @__PURE__ */ s.int({ min: 0 })
export const maybeCount = /* @__PURE__ */ s.opt(count)

/** A colour in the format of the page's design tokens: `#rrggbb`. */
export const maybeColor = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ pattern: '^#[0-9a-fA-F]{6}$' }))

/** The store an app came from. */
export const storefront = /* @__PURE__ */ s.obj({
  country: /* @__PURE__ */ s.str({ pattern: '^[A-Z]{2}$' }),
  channel: /* @__PURE__ */ s.openOneOf('channel'),
})

/** Free-form fields as key-value pairs. A dictionary shape would let undeclared keys through. */
export const maybePairs = /* @__PURE__ */ s.opt(
  /* @__PURE__ */ s.arr(/* @__PURE__ */ s.obj({ key: shortText, value: text }), 50),
)

export const theme = /* @__PURE__ */ s.obj({ dark: flag, color: maybeColor })

/** CSS pixels covered by the system or the app's own bars. */
export const insets = /* @__PURE__ */ s.obj({ top: size, right: size, bottom: size, left: size })

export const language = /* @__PURE__ */ s.obj({ lang: shortText })

/** The outcome of a payment in the app. Only the server can confirm the payment. */
export const payment = {
  status: /* @__PURE__ */ s.openOneOf('payStatus'),
  transactionId: maybeShortText,
  receipt: maybeSecret,
  paidAtMs: maybeCount,
}
