import type { BootGlobal } from './platform/boot.ts'

const limit = (name: string, ms: number): number =>
  (globalThis as BootGlobal).companion?.page?.config.limits?.[name] ?? ms

// The page's timeouts in milliseconds. A deployment can override them in the page's data (`limits`). Timeouts
// of bridge calls are in the bridge contract. Separate exports, so that a remote bundles only those it uses.

/**
 * Loading a script or stylesheet of the shell or a release. The build writes this timeout into every loader.
 */
export const file = /* @__PURE__ */ limit('file', 6000)
/** Loading a file from a mirror if another host has the file too. */
export const mirror = /* @__PURE__ */ limit('mirror', 2000)
/** Loading a remote, from the first request to its translations, with retries; starting the page. */
export const remote = /* @__PURE__ */ limit('remote', 8000)
/** Loading a lazy chunk. */
export const chunk = /* @__PURE__ */ limit('chunk', 8000)
/** Waiting for prefetched data before the first render, so that the screen needn't render twice. */
export const dataGrace = /* @__PURE__ */ limit('dataGrace', 50)
/** Waiting for secondary data. After that, the main content is shown without it. */
export const secondaryData = /* @__PURE__ */ limit('secondaryData', 1000)
/** A step back in the history. A browser that hasn't moved after this time won't move at all. */
export const stepBack = /* @__PURE__ */ limit('stepBack', 1000)
/** Decoding an image that the user has chosen. */
export const picture = /* @__PURE__ */ limit('picture', 20_000)
/** Loading the bridge in an app. After that, the page behaves as in a browser. */
export const bridge = /* @__PURE__ */ limit('bridge', 6000)
/** Requesting the newest channel document, also if the start waits for it. */
export const channel = /* @__PURE__ */ limit('channel', 5000)
/** Waiting for the network's HTML document. After that, the service worker serves the stored one. */
export const document = /* @__PURE__ */ limit('document', 50)
/** A lookup in the device's caches. */
export const stored = /* @__PURE__ */ limit('stored', 500)
/** Finding out why a file failed to load. */
export const diagnosis = /* @__PURE__ */ limit('diagnosis', 3000)
/** Rendering a staged release, which is hidden. */
export const staged = /* @__PURE__ */ limit('staged', 8000)
/** A request to the API; an upload; an API call, with token refresh and retry. */
export const request = /* @__PURE__ */ limit('request', 15_000)
export const upload = /* @__PURE__ */ limit('upload', 30_000)
export const call = /* @__PURE__ */ limit('call', 30_000)
/** A token refresh; within it, waiting for another page's lock, another page's answer, the app's answer. */
export const refresh = /* @__PURE__ */ limit('refresh', 10_000)
export const lockWait = /* @__PURE__ */ limit('lockWait', 3000)
export const otherPage = /* @__PURE__ */ limit('otherPage', 400)
export const appTokens = /* @__PURE__ */ limit('appTokens', 1500)
/** Finding the device's position: in an app, in a browser (which includes the permission prompt). */
export const appPosition = /* @__PURE__ */ limit('appPosition', 8000)
export const webPosition = /* @__PURE__ */ limit('webPosition', 10_000)
/** A weather request. */
export const weather = /* @__PURE__ */ limit('weather', 10_000)
/**
 * An order request. Then polling an order while the page is visible: until the payment is decided, until the
 * plan is active, and after the user has pressed "I have paid".
 */
export const order = /* @__PURE__ */ limit('order', 8000)
export const decision = /* @__PURE__ */ limit('decision', 60_000)
export const activation = /* @__PURE__ */ limit('activation', 30_000)
export const again = /* @__PURE__ */ limit('again', 15_000)
/** Reading the browser's client hints. */
export const hints = /* @__PURE__ */ limit('hints', 1000)
