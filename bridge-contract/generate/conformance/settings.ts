import { found, type Finding } from './finding.ts'

/** The report that the script in the frame posts to the page. */
interface Said {
  readonly info: boolean
  readonly answer?: string
}

const longestMs = 3000

/**
 * Returns the script of a frame. It reports whether the start script ran in the frame, and the app's answer
 * to a call through the first transport that it finds.
 */
const frameScript = (name: string) => `(async () => {
  const said = { kit: true, info: '__companionInfo' in window }
  const call = { id: 'frame.1', v: 1, p: {} }
  try {
    const object = window.CompanionNative, handlers = window.webkit && webkit.messageHandlers
    if (object && object.postMessage) object.postMessage(JSON.stringify(Object.assign({ m: '${name}' }, call)))
    else if (object) said.answer = String(object['${name}'](JSON.stringify(call)))
    else if (handlers && handlers['${name}']) {
      const late = new Promise((done) => setTimeout(done, ${longestMs / 2}))
      said.answer = JSON.stringify(await Promise.race([handlers['${name}'].postMessage(call), late]))
    }
  } catch (error) { said.answer = String(error) }
  parent.postMessage(said, '*')
})()`

/**
 * Opens a frame of another origin and resolves with its report, or with undefined after a timeout. The
 * frame's origin is opaque, because its sandbox only has `allow-scripts`.
 */
function frameSays(win: Window, name: string): Promise<Said | undefined> {
  const frame = win.document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.srcdoc = `<script>${frameScript(name)}</script>`
  frame.hidden = true
  return new Promise<Said | undefined>((resolve) => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow) done(data as Said)
    }
    const done = (said?: Said) => {
      win.removeEventListener('message', listen)
      win.clearTimeout(limit)
      frame.remove()
      resolve(said)
    }
    const limit = win.setTimeout(done, longestMs)
    win.addEventListener('message', listen)
    win.document.body.append(frame)
  })
}

/** Returns whether a written value can be read back. An engine can throw if storage is disabled. */
function keeps(write: () => void, read: () => boolean): boolean {
  try {
    write()
    return read()
  } catch {
    return false
  }
}

const mark = 'companion-conformance'

/** Checks the web view settings that a page can observe. */
export async function* settings(win: Window, methods: readonly string[]): AsyncGenerator<Finding> {
  const { document } = win
  yield found('the page is the web view itself, not a frame in it', win.top === win.self, '')
  // Accept localhost and its subdomains too, because pages in development come from there without HTTPS.
  const isSafe = /^(https:|http:\/\/([\w-]+\.)?localhost[:/])/.test(win.location.href)
  yield found('the page comes by https', isSafe, win.location.protocol)
  const says = (storage: () => Storage) =>
    keeps(
      () => storage().setItem(mark, mark),
      () => storage().getItem(mark) === mark,
    )
  yield found(
    'it keeps sessionStorage',
    says(() => win.sessionStorage),
    'DOM storage is switched off',
  )
  yield found(
    'it keeps localStorage',
    says(() => win.localStorage),
    'DOM storage is switched off',
  )
  const cookies = keeps(
    () => (document.cookie = `${mark}=1; SameSite=Lax`),
    () => document.cookie.includes(mark),
  )
  yield found('it keeps cookies of its own', cookies, 'cookies are switched off')
  const name = methods.find((method) => method.startsWith('get')) ?? 'bridgeInfo'
  const said = await frameSays(win, name)
  yield found(
    'the start script runs in no frame of another origin',
    said?.info === false,
    JSON.stringify(said) ?? 'the frame did not run',
  )
  yield found(
    'it answers no frame of another origin',
    !!said && !said.answer?.includes('"ok":true'),
    said?.answer ?? '',
  )
}
