import * as limits from '@companion/shared/limits'
import { defaultTimings, releasesInMemory } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { Effect } from '@companion/shell/releases/live/liveState'
import type { Channel, SimulatedFailure } from './simulatedChannel.ts'
import { stagedOf, type SimulatedPage } from './simulatedPage.ts'

/** Longest time for a load, the load of its successor and the pause between them, in milliseconds. */
const longestLoad = 2 * limits.remote

/** Checks the invariants of every page. Calls `broken` with the name of a violated invariant. */
export function watchInvariants(
  page: SimulatedPage,
  channel: Channel,
  broken: (invariant: string) => void,
): void {
  const loadingSince: Record<string, number> = {}
  const urgentSince: Record<string, number> = {}
  const job: Record<string, { readonly key: string; readonly since: number }> = {}

  const isUrgent = (remote: string) =>
    channel.revoked.has(page.state.remotes[remote]?.shown ?? '') || channel.swap === 'now'
  /**
   * Releases that threw in an event handler. Their screen is still shown, because only a failed render
   * removes it.
   */
  const standing = new Set<string>()
  page.onEvent = (event) => {
    if (event.type === 'uncaught') standing.add(event.ref)
    // A missing file isn't the release's fault, because the page can request it again.
    if (event.type === 'threw' && (event.cause as SimulatedFailure).kind === 'poison')
      standing.delete(event.ref)
  }
  /** Returns whether a release failed to render, which removes its screen and all typed text. */
  const hasBroken = (ref: ReleaseRef | '') => channel.aside.has(ref) && !standing.has(ref)
  const isLost = (remote: string) => {
    const { status = 'failed', shown = '' } = page.state.remotes[remote] ?? {}
    return status !== 'ready' || hasBroken(shown)
  }
  const mindsUser = (remote: string, what: string) => {
    const { remote: visible, guard } = page.page
    if (remote !== visible || !guard || isLost(remote)) return
    const waited = page.now - (urgentSince[remote] ?? page.now)
    if (isUrgent(remote) && (guard === 'ask' || waited >= defaultTimings.urgent)) return
    broken(`${what} over what the user has typed`)
  }
  const blank = (remote: string) => {
    const { shown = '' } = page.state.remotes[remote] ?? {}
    const warm = [...(page.memory[remote] ?? [])].filter((one) => one !== shown && channel.mayRun(one))
    const listed = warm.filter((one) => page.candidates(remote).includes(one))
    if (listed.length) broken(`a blank area while ${listed[0]} could be shown`)
  }

  page.onShow = (remote, next) => {
    const before = page.state.remotes[remote]!
    const [isSwap, isStaged] = [next.shown !== before.shown, stagedOf(next) !== stagedOf(before)]
    for (const ref of [isSwap ? next.shown : '', isStaged ? stagedOf(next) : '']) {
      if (!ref) continue
      if (!channel.mayRun(ref)) broken(`${ref} is rendered, and must not run`)
      if (!page.memory[remote]?.has(ref)) broken(`${ref} is rendered, and is not in memory`)
    }
    if (next.shown && isSwap) mindsUser(remote, 'a swap')
    if (next.status === 'failed') mindsUser(remote, 'a failure')
    if (next.status !== 'ready' && next.status !== before.status) blank(remote)
  }
  page.onEffect = (effect: Effect) => {
    if (effect.type !== 'unload') return
    for (const state of Object.values(page.state.remotes))
      if (effect.ref === state.shown || effect.ref === stagedOf(state))
        broken(`${effect.ref} is unloaded while it is rendered`)
  }
  page.onSettled = () => {
    for (const [remote, { status, shown: ref, job: now }] of Object.entries(page.state.remotes)) {
      if ((page.memory[remote]?.size ?? 0) > releasesInMemory) broken('more than two releases in memory')

      if (status !== 'loading') delete loadingSince[remote]
      else if (page.now - (loadingSince[remote] ??= page.now) > longestLoad) broken('a skeleton that stays')

      if (!isUrgent(remote)) delete urgentSince[remote]
      else urgentSince[remote] ??= page.now

      const key =
        now && now.phase !== 'waiting' ? `${now.phase} ${now.phase === 'rollingBack' ? '' : now.id}` : ''
      if (!key) delete job[remote]
      else if (job[remote]?.key !== key) job[remote] = { key, since: page.now }
      else if (page.now - job[remote].since > longestLoad) broken(`${key} does not end`)

      if (hasBroken(ref) && now?.phase !== 'rollingBack') broken(`${ref} is on show, in quarantine`)
    }
  }
}
