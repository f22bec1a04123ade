import { routeAt } from '@companion/shared/navigation/router'
import { strongestGuard } from '@companion/shared/swap/guard'
import { candidatesFor, currentChoices } from '@companion/shell/federation/chooseRelease'
import { loadedModules } from '@companion/shell/federation/openRemote'
import { emit, onRemoteEvent, remoteStates, setRemote } from '@companion/shell/federation/remoteStates'
import type { BuildState } from './buildState.ts'
import { panel } from './panels.ts'

// Additions to a page of `npm run dev`. Only the developer build has this entry. A test checks that the
// production build doesn't contain the entry's name.

/** Topic → error. A newer error replaces an older one of the same topic. */
const faults = new Map<string, string>()
const ownScript = document.querySelector<HTMLScriptElement>('script[src$="/main.js"]')?.src ?? ''

const showFaults = panel('developer-faults', {
  'inset-block-end': '8px',
  'max-block-size': '60%',
  overflow: 'auto',
  background: '#8c1d18',
})
const showNotice = panel('developer-notice', { 'inset-block-start': '8px', background: '#1b4f8a' })

function write(): void {
  const close = () => {
    faults.clear()
    write()
  }
  showFaults([...faults.values()], [{ label: 'Close', run: close }])
}

/** Maximum number of lines shown. Deeper stack frames usually belong to libraries. */
const shownLines = 12

/** Returns the error's stack, with original source positions if the server can map them. */
async function stackOf(cause: unknown): Promise<string> {
  const stack = (cause as Partial<Error> | null)?.stack ?? ''
  const text = stack.includes(String(cause)) ? stack : `${String(cause)}\n${stack}`
  return fetch('/standin/stack', { method: 'POST', body: text })
    .then((answer) => (answer.ok ? answer.text() : text))
    .catch(() => text)
}

async function addFault(about: string, title: string, cause: unknown): Promise<void> {
  faults.set(about, title)
  write()
  const stack = await stackOf(cause)
  if (faults.get(about) !== title) return
  const [message = '', ...frames] = stack.trim().split('\n').slice(0, shownLines)
  faults.set(about, `${title}\n${message}\n\n${frames.join('\n')}`)
  write()
}

onRemoteEvent((event) => {
  if (event.type === 'threw')
    void addFault(event.remote, `${event.ref} threw while it was rendered`, event.cause)
  if (event.type === 'loadFailed')
    void addFault(event.remote, `${event.ref} could not be loaded`, event.cause)
  // The previous release is shown again automatically. The error must stay visible, because otherwise the
  // developer wouldn't see it.
  if (event.type === 'rendered' && !faults.get(event.remote)?.startsWith(event.ref)) return
  if (event.type === 'rendered') faults.delete(event.remote)
  write()
})
window.addEventListener('error', ({ error, message }) => {
  if (error) void addFault('uncaught', 'Not caught', error ?? message)
})
window.addEventListener('unhandledrejection', ({ reason }) => void addFault('uncaught', 'Not caught', reason))

let isShellOld = false
/** The latest build state that the page received. */
let last: BuildState['state'] | undefined

/**
 * Announces a release that waits for a reload or a swap: a newer shell, or a newer release of the visible
 * remote.
 */
function notice(): void {
  const remote = routeAt(location.pathname)?.remote ?? ''
  const state = remoteStates[remote]
  const best = candidatesFor(remote)[0]?.ref ?? ''
  const module = loadedModules.get(best)
  const guard = strongestGuard()
  if (isShellOld) {
    const text = guard ? 'The shell has changed; a form on this page holds text.' : ''
    if (!guard) location.reload()
    return showNotice([text], [{ label: 'Load afresh', run: () => location.reload() }])
  }
  const held =
    guard !== undefined && state?.status === 'ready' && state.shown !== best && module !== undefined
  showNotice(held ? [`${best} is held back because a form on this page holds text.`] : [], [
    { label: 'Show now', run: () => setRemote(remote, { status: 'ready', shown: best, job: null }) },
  ])
}

let isRetryDue = false

/**
 * Retries all releases after a build. Otherwise releases that failed before would stay quarantined, and the
 * page would show an older build.
 */
function retryQuarantined(): void {
  // Before the first remote opens, nothing listens to the event.
  if (!isRetryDue || !Object.keys(remoteStates).length) return
  isRetryDue = false
  for (const remote of Object.keys(currentChoices())) emit({ type: 'askedAgain', remote })
}
setInterval(() => {
  notice()
  retryQuarantined()
}, 300)

const builds = new EventSource('/standin/build')
builds.addEventListener('message', ({ data }) => {
  const build = JSON.parse(String(data)) as BuildState
  if (build.state === 'failed') faults.set('build', build.errors)
  // Errors from before this build no longer apply.
  else if (last !== undefined && last !== build.state && build.state === 'ready') faults.clear()
  last = build.state
  if (build.state === 'ready') {
    isShellOld = !ownScript.includes(build.shell)
    isRetryDue = true
    // Triggers a poll at once. Without it, the page would wait for the next interval.
    dispatchEvent(new Event('online'))
  }
  write()
})
