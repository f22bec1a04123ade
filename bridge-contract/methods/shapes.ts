import { s } from '../schema/schema.ts'

/** Shapes shared by several methods and events. */

/** A name, a code or a version. */
export const shortText = /* @__PURE__ */ s.str({ max: 256 })
export const maybeShortText = /* @__PURE__ */ s.opt(shortText)

/** A sentence or a URL. */
export const text = /* @__PURE__ */ s.str({ max: 8192 })
export const maybeText = /* @__PURE__ */ s.opt(text)

/** An opaque token, hidden in traces. */
export const token = /* @__PURE__ */ s.str({ min: 1, max: 8192, secret: true })

/** An optional text that's hidden in traces. */
export const maybeSecret = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ secret: true }))

/** The URL of an app's file, or a `data:` URL. The limit in characters fits an image of 1.5 MB in Base64. */
export const image = /* @__PURE__ */ s.str({ max: 2e6 })

export const flag = /* @__PURE__ */ s.bool()
export const size = /* @__PURE__ */ s.num({ min: 0 })
export const count = /* @__PURE__ */ s.int({ min: 0 })
export const maybeCount = /* @__PURE__ */ s.opt(count)

/** A colour in the format of the page's design tokens: `#rrggbb`. */
export const maybeColor = /* @__PURE__ */ s.opt(/* @__PURE__ */ s.str({ pattern: '^#[0-9a-fA-F]{6}$' }))

/** A country, ISO 3166-1 alpha-2. */
const country = /* @__PURE__ */ s.str({ pattern: '^[A-Z]{2}$' })

/** The store that the app was installed from, and its country. */
export const storefront = /* @__PURE__ */ s.obj({
  country,
  channel: /* @__PURE__ */ s.openOneOf('channel'),
})

/** Free-form fields as key-value pairs. A dictionary would need a shape that accepts undeclared keys. */
export const maybePairs = /* @__PURE__ */ s.opt(
  /* @__PURE__ */ s.arr(/* @__PURE__ */ s.obj({ key: shortText, value: text }), 50),
)

export const theme = /* @__PURE__ */ s.obj({ dark: flag, color: maybeColor })

/** The parts at the page's edges that the system or the app's own bars cover, in CSS pixels. */
export const insets = /* @__PURE__ */ s.obj({ top: size, right: size, bottom: size, left: size })

export const language = /* @__PURE__ */ s.obj({ lang: shortText })
const maybeFlag = /* @__PURE__ */ s.opt(flag)
/** The phone's settings that web engines don't pass to a page. */
export const preferences = /* @__PURE__ */ s.obj({
  textSize: /* @__PURE__ */ s.opt(/* @__PURE__ */ s.num({ min: 50, max: 400 })),
  boldText: maybeFlag,
  highContrast: maybeFlag,
  uses24HourClock: maybeFlag,
  region: /* @__PURE__ */ s.opt(country),
})

/** The outcome of a payment in the app. Only the server can confirm the payment. */
export const payment = {
  status: /* @__PURE__ */ s.openOneOf('payStatus'),
  transactionId: maybeShortText,
  receipt: maybeSecret,
  paidAtMs: maybeCount,
}
