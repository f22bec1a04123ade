import { strongestGuard } from '@companion/shared/swap/guard'
import { documentData, type PageConfig } from '../../boot/bootData.ts'
import { emit, onRemoteEvent } from '../../remotes/remoteStates.ts'
import type { ChannelRelease } from '../model/channelDocument.ts'
import { refOf, shortOf, versionOf } from '../model/releaseRef.ts'
import { selectRemote, type Candidate } from '../model/select.ts'
import { offersTo, shellName } from '../model/shellRelease.ts'
import { swapCheck, type Timings } from '../model/timings.ts'
import type { Happening } from './health/recordHealth.ts'
import { note } from './journal.ts'
import { nonceOf, quarantine, quarantinedNow } from './quarantine.ts'
import { newestDocument, type ReleaseState } from './releaseState.ts'

/** What the head script needs of a shell, in its order (`boot/headScript.ts`); undefined when something is missing. */
function startOf(ref: string, { entry, hot }: ChannelRelease): readonly string[] | undefined {
  const [styles] = hot['./styles'] ?? []
  return entry[0] === 'main.js' && styles?.[0] === 'main.css'
    ? [shortOf(ref), entry[1], styles[1]]
    : undefined
}

/** The shell that a document chooses for this device; undefined: the one that the page carries. */
function chosenShell(releases: ReleaseState, carried: string, running: string): Candidate | undefined {
  const { memory, device, offers, clock } = releases
  const { contract } = documentData<PageConfig>('companion-config')
  const document = newestDocument(releases)
  const { candidates } = selectRemote(
    document,
    shellName,
    {
      ...device,
      id: memory.now.id,
      // A paused rollout stays with those that run it.
      lkg: { [shellName]: [running] },
      quarantined: quarantinedNow(memory.now, clock(), document),
    },
    offersTo(shellName, offers, versionOf(carried), contract),
  )
  return candidates.find(({ from }) => from !== 'lkg')
}

/** Downloads a shell into the cache; false when it is not there or has other bytes. */
async function download({ fetch }: Window, [id, script, styles]: readonly string[]): Promise<boolean> {
  const files = [
    ['main.js', script],
    ['main.css', styles],
  ] as const
  const had = await Promise.all(
    files.map(([file, integrity = '']) =>
      fetch(`/r/${shellName}/${id}/${file}`, { integrity }).then(
        async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
        () => false,
      ),
    ),
  )
  return had.every(Boolean)
}

interface FollowShellDeps {
  readonly win: Window
  readonly releases: ReleaseState
  readonly timings: Timings
  /** Learns which shell runs, and which has taken the page down. */
  readonly report: (happening: Happening) => void
}

/**
 * Follows which shell this device is to run: remembers it for the next start once its files are here and right, forgets
 * it when it is not chosen any more, and leaves a revoked one. Gives whether another shell is to take over from the
 * running one; the page reloads for that between two screens.
 */
export function followShell({ win, releases, timings, report }: FollowShellDeps): () => boolean {
  const { memory, clock } = releases
  const carried = documentData<PageConfig>('companion-config').bridge?.url.split('/')[2] ?? ''
  const running = win.companionShell ?? carried
  let downloading = ''
  let leaving = false

  const remember = (start: readonly string[]): void =>
    memory.change((stored) => void (stored.shell = [...start]))
  const isRemembered = (start: readonly string[]) => `${memory.now.shell.slice(0, 3)}` === `${start}`

  // Two starts that have not ended well: the document's own runs instead.
  const { shell: before } = memory.now
  if (!win.companionShell && before.length > 4) {
    const ref = refOf(shellName, before[0]!)
    note('crashed', ref)
    report({ type: 'crashed', ref })
    memory.change((stored) => {
      quarantine(stored, ref, clock(), nonceOf(newestDocument(releases), ref))
      stored.shell = []
    })
  }
  if (carried) report({ type: 'shown', remote: shellName, ref: refOf(shellName, running) })
  if (win.companionShell) {
    const endWell = () => remember(memory.now.shell.slice(0, 3))
    win.setTimeout(endWell, timings.settled)
    win.addEventListener('pagehide', endWell)
  }

  /** Waits for someone who types or pays, but not for ever. */
  function leave(end: number): void {
    if (strongestGuard() !== undefined && clock() < end)
      return void win.setTimeout(() => leave(end), swapCheck)
    win.location.reload()
  }

  /** What is chosen, as the head script needs it; empty: the document's own. Undefined while nothing is known. */
  function wanted(): readonly string[] | undefined {
    // What a page carries says nothing of shells.
    if (releases.documents.length < 2 || !carried) return undefined
    const best = chosenShell(releases, carried, running)
    return (best && startOf(best.ref, best.release)) ?? []
  }

  const isRevoked = (id: string) => newestDocument(releases).revoked.includes(refOf(shellName, id))

  function review(): void {
    const start = wanted()
    if (!start) return
    if (isRevoked(memory.now.shell[0] ?? '')) remember([])
    const [id = carried] = start
    if (!start.length || id === running) {
      if (!isRemembered(start)) remember(start)
    } else if (!isRemembered(start) && downloading !== id) {
      downloading = id
      void download(win, start).then((whole) => {
        note(whole ? 'shell' : 'lost', refOf(shellName, id))
        downloading = ''
        if (!whole || `${wanted()}` !== `${start}`) return
        remember(start)
        emit({ type: 'selected' })
      })
    }
    if (!leaving && isRevoked(running)) {
      leaving = true
      note('revoked', refOf(shellName, running))
      leave(clock() + timings.urgent)
    }
  }

  onRemoteEvent(({ type }) => {
    if (type === 'selected') review()
  })
  review()
  return () => {
    const start = wanted()
    return start !== undefined && (start[0] ?? carried) !== running && isRemembered(start)
  }
}
