import * as limits from '@companion/shared/limits'
import { defaultTimings, releasesInMemory } from '@companion/release-protocol/timings'
import type { Effect } from '@companion/shell/releases/live/liveState'
import type { Channel, SimulatedFailure } from './simulatedChannel.ts'
import type { SimulatedPage } from './simulatedPage.ts'

/** A load, its successor's and what lies between, in milliseconds. */
const longestLoad = 2 * limits.remote

/** What must hold for every page; `broken` is called with the name of one that does not. */
export function watchInvariants(
  page: SimulatedPage,
  channel: Channel,
  broken: (invariant: string) => void,
): void {
  const loadingSince: Record<string, number> = {}
  const urgentSince: Record<string, number> = {}
  const job: Record<string, { readonly key: string; readonly since: number }> = {}

  const isUrgent = (remote: string) =>
    channel.revoked.has(page.view[remote]?.ref ?? '') || channel.swap === 'now'
  /** Releases of which a handler has thrown: their screen stands. */
  const standing = new Set<string>()
  page.onEvent = (event) => {
    if (event.type === 'uncaught') standing.add(event.ref)
    // A part of it that is lost is no fault of its own, and can be asked for again.
    if (event.type === 'threw' && (event.cause as SimulatedFailure).kind === 'poison')
      standing.delete(event.ref)
  }
  /** The screen of a release that could not be rendered is gone, with all that was typed. */
  const hasBroken = (ref: string) => channel.aside.has(ref) && !standing.has(ref)
  const isLost = (remote: string) => {
    const { status = 'failed', ref = '' } = page.view[remote] ?? {}
    return status !== 'ready' || hasBroken(ref)
  }
  const mindsUser = (remote: string, what: string) => {
    const { remote: visible, guard } = page.page
    if (remote !== visible || !guard || isLost(remote)) return
    const waited = page.now - (urgentSince[remote] ?? page.now)
    if (isUrgent(remote) && (guard === 'ask' || waited >= defaultTimings.urgent)) return
    broken(`${what} over what the user has typed`)
  }
  const blank = (remote: string) => {
    const { ref = '' } = page.view[remote] ?? {}
    const warm = [...(page.memory[remote] ?? [])].filter((one) => one !== ref && channel.mayRun(one))
    const listed = warm.filter((one) => page.candidates(remote).includes(one))
    if (listed.length) broken(`a blank area while ${listed[0]} could be shown`)
  }

  page.onEffect = (effect: Effect) => {
    switch (effect.type) {
      case 'swap':
      case 'stage':
        if (effect.type === 'swap') mindsUser(effect.remote, 'a swap')
        if (!channel.mayRun(effect.ref)) broken(`${effect.type} of ${effect.ref}, which must not run`)
        if (!page.memory[effect.remote]?.has(effect.ref)) broken(`${effect.type} of what is not in memory`)
        break
      case 'showFailed':
        mindsUser(effect.remote, 'a failure')
        blank(effect.remote)
        break
      case 'showLoading':
        blank(effect.remote)
        break
      case 'unload':
        for (const { ref, next } of Object.values(page.view))
          if (effect.ref === ref || effect.ref === next)
            broken(`${effect.ref} is unloaded while it is rendered`)
        break
    }
  }
  page.onSettled = () => {
    for (const [remote, { status, ref }] of Object.entries(page.view)) {
      if ((page.memory[remote]?.size ?? 0) > releasesInMemory) broken('more than two releases in memory')

      if (status !== 'loading') delete loadingSince[remote]
      else if (page.now - (loadingSince[remote] ??= page.now) > longestLoad) broken('a skeleton that stays')

      if (!isUrgent(remote)) delete urgentSince[remote]
      else urgentSince[remote] ??= page.now

      const now = page.state.remotes[remote]?.job
      const key =
        now && now.phase !== 'waiting' ? `${now.phase} ${now.phase === 'rollingBack' ? '' : now.id}` : ''
      if (!key) delete job[remote]
      else if (job[remote]?.key !== key) job[remote] = { key, since: page.now }
      else if (page.now - job[remote].since > longestLoad) broken(`${key} does not end`)

      if (hasBroken(ref) && now?.phase !== 'rollingBack') broken(`${ref} is on show, in quarantine`)
    }
  }
}
