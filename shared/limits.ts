declare global {
  // eslint-disable-next-line no-var
  var companionLimits: Readonly<Record<string, number | undefined>> | undefined
}

const limit = (name: string, ms: number): number => globalThis.companionLimits?.[name] ?? ms

// How long the page waits for anything, in ms. A deployment may set others in the page's data (`limits`). Calls of the
// app have theirs in the bridge's contract. Single exports, so that a remote carries only those that it uses.

/** A script or stylesheet, of the shell or of a release. The build writes it into every loader. */
export const file = /* @__PURE__ */ limit('file', 6000)
/** A file at one of a channel's mirrors, where another host has it, too. */
export const mirror = /* @__PURE__ */ limit('mirror', 2000)
/** A remote, from the first request to its words, whatever is tried on the way; and the page itself. */
export const remote = /* @__PURE__ */ limit('remote', 8000)
/** A part of a screen that comes in a file of its own. */
export const part = /* @__PURE__ */ limit('part', 8000)
/** How long a screen that is there waits for data that are on their way, so that it need not be drawn twice. */
export const ahead = /* @__PURE__ */ limit('ahead', 50)
/** What is shown already but for its surroundings, which are on their way too. */
export const beside = /* @__PURE__ */ limit('beside', 1000)
/** A step back in the history; a browser that has not gone by then is not going. */
export const stepBack = /* @__PURE__ */ limit('stepBack', 1000)
/** A picture of the user's to be read in. */
export const picture = /* @__PURE__ */ limit('picture', 20_000)
/** The bridge of a page inside an app; without it the page is one of a browser. */
export const bridge = /* @__PURE__ */ limit('bridge', 6000)
/** A request for the newest release document, also where the start waits for it. */
export const news = /* @__PURE__ */ limit('news', 5000)
/** A document that the device has stored is shown instead of one that takes longer to come. */
export const document = /* @__PURE__ */ limit('document', 50)
/** Looking for something that the device has stored. */
export const stored = /* @__PURE__ */ limit('stored', 500)
/** Finding out why a file did not load. */
export const diagnosis = /* @__PURE__ */ limit('diagnosis', 3000)
/** A release that gets ready out of sight. */
export const staged = /* @__PURE__ */ limit('staged', 8000)
/** A call of the API, one that carries a file, and either with its refresh and its repetition. */
export const attempt = /* @__PURE__ */ limit('attempt', 15_000)
export const upload = /* @__PURE__ */ limit('upload', 30_000)
export const call = /* @__PURE__ */ limit('call', 30_000)
/** A token refresh as a whole; and within it: waiting for another page, its answer, the app's answer. */
export const refresh = /* @__PURE__ */ limit('refresh', 10_000)
export const turn = /* @__PURE__ */ limit('turn', 3000)
export const otherPage = /* @__PURE__ */ limit('otherPage', 400)
export const appTokens = /* @__PURE__ */ limit('appTokens', 1500)
/** The position: an app that takes longer does not answer; a browser also asks its user. */
export const appPosition = /* @__PURE__ */ limit('appPosition', 8000)
export const webPosition = /* @__PURE__ */ limit('webPosition', 10_000)
/** An attempt to get the weather. */
export const weather = /* @__PURE__ */ limit('weather', 10_000)
/** One look at an order; and how long it is looked at while the page is seen: until it is decided, until the plan is
 * active, and after "I have paid". */
export const order = /* @__PURE__ */ limit('order', 8000)
export const decision = /* @__PURE__ */ limit('decision', 60_000)
export const activation = /* @__PURE__ */ limit('activation', 30_000)
export const again = /* @__PURE__ */ limit('again', 15_000)
/** What a browser says of its phone. */
export const hints = /* @__PURE__ */ limit('hints', 1000)
