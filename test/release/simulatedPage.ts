import * as limits from '@companion/shared/limits'
import { defaultTimings } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import {
  firstState,
  type Effect,
  type LiveEvent,
  type LiveState,
  type PageView,
  type Selection,
  type Step,
} from '@companion/shell/releases/live/liveState'
import { SimulatedFailure, type Surroundings } from './simulatedChannel.ts'
import { SimulatedTime } from './simulatedTime.ts'

export type StepFunction = (state: LiveState, event: LiveEvent, now: number) => Step

type RemoteState = LiveState['remotes'][string]

/** Returns the release that a remote's machine has staged, or '' without one. */
export const stagedOf = ({ job }: RemoteState) => (job?.phase === 'staged' ? job.ref : ('' as const))

/** A page with a machine, under virtual time. It carries out effects like a real page but renders nothing. */
export class SimulatedPage extends SimulatedTime {
  state: LiveState
  readonly memory: Record<string, Set<ReleaseRef>> = {}
  page: PageView = { remote: undefined, route: undefined, guard: undefined, touchedAt: 0, seen: true }
  network: 'good' | 'gone' = 'good'
  /** If true, all files load from now on, and only faulty releases throw. */
  quiet = false
  selection: Selection = { remotes: {}, revoked: [] }
  /** Hooks that run before a remote is rendered anew, before each effect, before each event, and after it. */
  onShow: (remote: string, next: RemoteState) => void = () => {}
  onEffect: (effect: Effect) => void = () => {}
  onEvent: (event: LiveEvent) => void = () => {}
  onSettled: () => void = () => {}

  private readonly queue: LiveEvent[] = []
  private running = false
  private readonly step: StepFunction
  private readonly channel: Surroundings
  private readonly random: () => number

  constructor(step: StepFunction, channel: Surroundings, random: () => number) {
    super()
    this.step = step
    this.channel = channel
    this.random = random
    this.state = firstState(defaultTimings, this.selection, this.page)
  }

  dispatch(event: LiveEvent): void {
    this.onEvent(event)
    this.queue.push(event)
    if (this.running) return
    this.running = true
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (this.page !== this.state.page) this.take({ type: 'page', page: this.page })
      this.take(next)
    }
    this.running = false
    this.onSettled()
  }

  private take(event: LiveEvent): void {
    const [state, effects] = this.step(this.state, event, this.now)
    const view = (one: RemoteState) => [one.status, one.shown, stagedOf(one)].join()
    const changed = Object.entries(state.remotes).filter(
      ([remote, next]) => view(next) !== view(this.state.remotes[remote]!),
    )
    for (const [remote, next] of changed) this.onShow(remote, next)
    this.state = state
    for (const [remote] of changed) this.rendered(remote)
    for (const effect of effects) {
      this.onEffect(effect)
      this.carryOut(effect)
    }
  }

  /** Selects again, after a new document or a change in quarantine. */
  select(): void {
    this.selection = this.channel.select()
    this.dispatch({ type: 'selected', selection: this.selection })
  }

  candidates = (remote: string): readonly ReleaseRef[] => this.selection.remotes[remote]?.candidates ?? []
  status = (remote: string): RemoteState['status'] => this.state.remotes[remote]?.status ?? 'closed'

  /** Opens a remote like `openRemote`: shows the best candidate that loads. */
  open(remote: string): void {
    if (this.status(remote) === 'ready' || this.status(remote) === 'loading') return
    this.show(remote, 'loading')
    this.showBest(remote, (shown) => {
      if (!shown && this.status(remote) === 'loading') this.show(remote, 'failed')
    })
  }

  private showBest(remote: string, done: (shown: boolean) => void): void {
    const end = this.now + limits.remote
    const tryNext = (refs: readonly ReleaseRef[]): void => {
      const [ref, ...rest] = refs
      if (ref === undefined || end <= this.now) return done(false)
      this.load(remote, ref, end - this.now, (ok) => {
        if (!ok || !this.candidates(remote).includes(ref)) return tryNext(rest)
        if (this.status(remote) !== 'ready') this.show(remote, 'ready', ref)
        done(true)
      })
    }
    tryNext(this.candidates(remote))
  }

  private load(remote: string, ref: ReleaseRef, ms: number, done: (ok: boolean) => void): void {
    const has = (this.memory[remote] ??= new Set())
    const luck = this.quiet ? 0.5 : this.random()
    const takes = has.has(ref) ? luck * 20 : luck < 0.1 ? Infinity : luck * 4000
    const kind =
      this.channel.behaviour(ref) === 'throwsAtLoad' ? 'poison' : luck < 0.2 ? 'integrity' : undefined
    const cause = this.network === 'gone' ? 'network' : takes > ms ? 'network' : kind
    this.after(Math.min(takes, ms), () => {
      if (cause && !has.has(ref)) {
        this.dispatch({ type: 'loadFailed', remote, ref, cause: new SimulatedFailure(cause) })
        return done(false)
      }
      has.add(ref)
      this.dispatch({ type: 'loaded', remote, ref })
      done(true)
    })
  }

  private show(remote: string, status: 'loading' | 'ready' | 'failed', ref: RemoteState['shown'] = ''): void {
    const { memory = [], best } = this.state.remotes[remote] ?? {}
    const wanted = status === 'loading' ? this.candidates(remote)[0] : best
    const next: RemoteState = { status, shown: ref, best: wanted, job: null, memory }
    this.state = { ...this.state, remotes: { ...this.state.remotes, [remote]: next } }
    this.rendered(remote)
  }

  /** Renders the remote and emits its status, like `setRemote`. */
  private rendered(remote: string): void {
    const { status, shown: ref } = this.state.remotes[remote]!
    this.render(remote)
    if (status !== 'ready') this.dispatch({ type: status, remote })
    else if (ref) this.dispatch({ type: 'shown', remote, ref })
  }

  /** Simulates the outlet's rendering of the remote's releases, after a short delay. */
  render(remote: string): void {
    const state = this.state.remotes[remote]
    if (!state) return
    for (const one of [state.shown, stagedOf(state)])
      if (one) this.after(this.random() * 300, () => this.renderOne(remote, one))
  }

  private renderOne(remote: string, ref: ReleaseRef): void {
    const state = this.state.remotes[remote]!
    if (this.page.remote !== remote || (state.shown !== ref && stagedOf(state) !== ref)) return
    // A few releases wait forever for a dependency, so their machine must time out.
    if (!this.quiet && this.random() < 0.03) return
    const lost = !this.quiet && this.random() < 0.03
    if (this.channel.behaviour(ref) === 'throwsAtRender' || lost)
      this.dispatch({ type: 'threw', remote, ref, cause: new SimulatedFailure(lost ? 'network' : 'poison') })
    else this.dispatch({ type: 'rendered', remote, ref })
  }

  private carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'load': {
        const screens = this.channel.screens(effect.ref)
        return this.load(effect.remote, effect.ref, effect.ms, (ok) =>
          this.dispatch({ type: 'loadEnded', id: effect.id, screens: ok ? screens : null }),
        )
      }
      case 'open':
        return this.showBest(effect.remote, () => {})
      case 'retry': {
        let left = effect.remotes.length
        for (const remote of effect.remotes)
          this.showBest(remote, () => void (--left || this.dispatch({ type: 'retried' })))
        return
      }
      case 'classify': {
        const { when, remote, ref, cause } = effect
        const { kind } = cause as SimulatedFailure
        const found = { type: 'classified', when, remote, ref, cause, kind } as const
        const ms = kind === 'poison' ? 0 : this.random() * limits.diagnosis
        return this.after(ms, () => this.dispatch(found))
      }
      case 'quarantine':
        this.channel.quarantine(effect.ref)
        return this.select()
      case 'markGood':
        this.channel.markGood(effect.ref)
        return this.select()
      case 'unload':
        return void this.memory[effect.ref.split('@')[0]!]?.delete(effect.ref)
      case 'startTimer':
        return this.after(effect.ms, () => this.dispatch({ type: 'timer', timer: effect.timer }))
    }
  }
}
