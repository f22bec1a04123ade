import { strongestGuard } from '@companion/shared/swap/guard'
import { fetchFile } from '../federation/fetchFile.ts'
import { emit, onRemoteEvent } from '../federation/remoteStates.ts'
import type { KnownRelease } from '@companion/release-protocol/channelDocument'
import {
  refOf,
  shortOf,
  versionOf,
  type ReleaseRef,
  type ShortRef,
} from '@companion/release-protocol/releaseRef'
import { selectRemote, type Candidate } from '@companion/release-protocol/select'
import { librariesFile, offersTo, shellName } from '@companion/release-protocol/shellRelease'
import { swapCheck, type Timings } from '@companion/release-protocol/timings'
import type { HealthEvent } from './health/recordHealth.ts'
import { nonceOf, quarantine, quarantinedNow } from './quarantine.ts'
import type { ShellStart, StoredReleases } from './releaseMemory.ts'
import { newestDocument, type ReleaseState } from './releaseState.ts'

/** Number of entries that describe a shell: its version and three hashes. */
const startLength = 4

/**
 * Returns the data that the head script needs to start a shell, in its order (`boot/headScript.ts`). Returns
 * undefined if a file is missing.
 */
function startOf(ref: ReleaseRef, { entry, hot }: KnownRelease): ShellStart | undefined {
  const [styles] = hot['./styles'] ?? []
  const [libraries] = hot['./libraries'] ?? []
  return entry[0] === 'main.js' && styles?.[0] === 'main.css' && libraries?.[0] === librariesFile
    ? [shortOf(ref), entry[1], styles[1], libraries[1]]
    : undefined
}

/**
 * Returns true if the stored shell has at least two unfinished starts, so the head script no longer starts
 * it.
 */
const isSuspect = ({ shell }: StoredReleases): boolean => shell.length > startLength + 1

/**
 * Returns the shell that a document selects for this device, or undefined for the embedded one. A verified
 * document lists only releases that are signed with their remote's own keys (`verifyDocument.ts`).
 */
function chosenShell(releases: ReleaseState, carried: ShortRef, running: ShortRef): Candidate | undefined {
  const { memory, device, offers, clock } = releases
  const { contract } = companion.page.config
  const document = newestDocument(releases)
  const { candidates } = selectRemote(
    document,
    shellName,
    {
      ...device,
      id: memory.now.id,
      // Passes the running shell as the last good one, so that a device in a paused rollout doesn't drop out
      // of it.
      lkg: { [shellName]: [running] },
      quarantined: quarantinedNow(memory.now, clock(), document),
    },
    offersTo(shellName, offers, versionOf(carried), contract),
  )
  return candidates.find(({ from }) => from !== 'lkg')
}

/**
 * Downloads a shell into the HTTP cache. Uses the page's own origin, because the head script loads it from
 * there. Skips the libraries if the HTML document uses the same ones.
 */
const download = ({ document, fetch }: Window, [id, script, styles, libraries]: ShellStart) =>
  Promise.all(
    [
      ['main.js', script] as const,
      ['main.css', styles] as const,
      ...(document.querySelector(`script[src*="/shell/libraries-"][integrity="${libraries}"]`)
        ? []
        : ([[librariesFile, libraries]] as const)),
    ].map(([file, integrity]) => fetchFile(`/r/${shellName}/${id}/${file}`, integrity, fetch)),
  )

interface ShellUpdaterDeps {
  readonly win: Window
  readonly releases: ReleaseState
  readonly timings: Timings
  /** Called with the running shell, and with a shell that crashed the page. */
  readonly report: (happening: HealthEvent) => void
}

/**
 * Marks the running shell's start as successful. If the stored shell isn't running, quarantines it after two
 * unfinished starts. Waits as long as a start takes before that, because other tabs may just have begun those
 * starts.
 */
function judgeStarts({ win, releases, timings, report }: ShellUpdaterDeps): void {
  const { memory, clock } = releases
  if (companion.shell) {
    const endWell = () => memory.change((stored) => void stored.shell.splice(startLength))
    win.setTimeout(endWell, timings.settled)
    win.addEventListener('pagehide', endWell)
  } else if (isSuspect(memory.now)) {
    const ref = refOf(shellName, memory.now.shell[0]!)
    const judge = (stored: StoredReleases): void => {
      if (!isSuspect(stored)) return
      report({ type: 'crashed', ref })
      quarantine(stored, ref, clock(), nonceOf(newestDocument(releases), ref))
      stored.shell = []
    }
    win.setTimeout(() => memory.change(judge), timings.settled)
  }
}

interface ShellUpdater {
  /**
   * Returns true if another shell should replace the running one. The page then reloads between two screens.
   */
  readonly isNext: () => boolean
  /** Selects the shell again. Called on every poll, so that a failed download is retried. */
  readonly review: () => void
}

/**
 * Tracks the shell that this device should run. Stores it for the next start once its files are downloaded
 * and verified. Removes it from storage when it's no longer selected. Reloads the page if the running shell
 * is revoked.
 */
export function shellUpdater(deps: ShellUpdaterDeps): ShellUpdater {
  const { win, releases, timings, report } = deps
  const { memory, clock } = releases
  // The stylesheet's URL contains the `<version>-<build>` of the HTML document's own shell.
  const carried = (companion.page.config.frame?.url.split('/')[2] ?? '') as ShortRef
  const running = companion.shell ?? carried
  let downloading = ''
  let leaving = false

  const remember = (start: ShellStart | []): void =>
    memory.change((stored) => void (stored.shell = [...start]))
  const isRemembered = (start: ShellStart | []) => `${memory.now.shell.slice(0, startLength)}` === `${start}`

  judgeStarts(deps)
  if (carried) report({ type: 'shown', remote: shellName, ref: refOf(shellName, running) })

  /** Reloads the page. While the user is typing or paying, waits until `end`. */
  function leave(end: number): void {
    if (strongestGuard() !== undefined && clock() < end)
      return void win.setTimeout(() => leave(end), swapCheck)
    win.location.reload()
  }

  /**
   * Returns the selected shell in the head script's format. An empty list means the HTML document's own
   * shell. Returns undefined while the selection isn't known.
   */
  function wanted(): ShellStart | [] | undefined {
    // The embedded document doesn't list shells, so a verified document is needed.
    if (releases.documents.length < 2 || !carried) return undefined
    const best = chosenShell(releases, carried, running)
    return (best && startOf(best.ref, best.release)) ?? []
  }

  const isRevoked = (id: ShortRef) => newestDocument(releases).revoked.includes(refOf(shellName, id))

  function review(): void {
    const start = wanted()
    if (!start) return
    if (isRevoked((memory.now.shell[0] ?? '') as ShortRef)) remember([])
    const [id = carried] = start
    if (!start.length || id === running) {
      if (!isRemembered(start)) remember(start)
    } else if (!isRemembered(start) && downloading !== id) {
      downloading = id
      const whole = download(win, start).then(
        () => true,
        () => false,
      )
      void whole.then((isWhole) => {
        downloading = ''
        if (!isWhole || `${wanted()}` !== `${start}`) return
        remember(start)
        emit({ type: 'selected' })
      })
    }
    if (!leaving && isRevoked(running)) {
      leaving = true
      leave(clock() + timings.urgent)
    }
  }

  onRemoteEvent(({ type }) => {
    if (type === 'selected') review()
  })
  review()
  const isNext = () => {
    const start = wanted()
    const isReady = start !== undefined && isRemembered(start) && !isSuspect(memory.now)
    return isReady && (start[0] ?? carried) !== running
  }
  return { isNext, review }
}
