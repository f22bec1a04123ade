import * as limits from '@companion/shared/limits'
import { defaultTimings } from '@companion/release-protocol/timings'
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

interface Shown {
  status: 'loading' | 'ready' | 'failed'
  ref: string
  next: string
}

/** A page with a machine, under virtual time: carries out effects like the real one, but renders nothing. */
export class SimulatedPage extends SimulatedTime {
  state: LiveState
  view: Record<string, Shown> = {}
  readonly memory: Record<string, Set<string>> = {}
  page: PageView = { remote: undefined, route: undefined, guard: undefined, touchedAt: 0, seen: true }
  network: 'good' | 'gone' = 'good'
  /** From now on all files load, and only faulty releases throw. */
  quiet = false
  selection: Selection = { remotes: {}, revoked: [] }
  /** Hooks: before each effect, before each event, and after it. */
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
    this.state = state
    for (const effect of effects) {
      this.onEffect(effect)
      this.carryOut(effect)
    }
  }

  /** Another document, or a change in quarantine. */
  select(): void {
    this.selection = this.channel.select()
    this.dispatch({ type: 'selected', selection: this.selection })
  }

  candidates = (remote: string): readonly string[] => this.selection.remotes[remote]?.candidates ?? []

  /** Like `openRemote`: shows the best candidate that loads. */
  open(remote: string): void {
    const status = this.view[remote]?.status
    if (status === 'ready' || status === 'loading') return
    this.show(remote, 'loading')
    this.dispatch({ type: 'loading', remote })
    this.showBest(remote, (shown) => {
      if (shown || this.view[remote]?.status !== 'loading') return
      this.show(remote, 'failed')
      this.dispatch({ type: 'failed', remote })
    })
  }

  private showBest(remote: string, done: (shown: boolean) => void): void {
    const end = this.now + limits.remote
    const tryNext = (refs: readonly string[]): void => {
      const [ref, ...rest] = refs
      if (ref === undefined || end <= this.now) return done(false)
      this.load(remote, ref, end - this.now, (ok) => {
        if (!ok || !this.candidates(remote).includes(ref)) return tryNext(rest)
        if (this.view[remote]?.status !== 'ready') {
          this.show(remote, 'ready', ref)
          this.dispatch({ type: 'shown', remote, ref })
        }
        done(true)
      })
    }
    tryNext(this.candidates(remote))
  }

  private load(remote: string, ref: string, ms: number, done: (ok: boolean) => void): void {
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

  private show(remote: string, status: Shown['status'], ref = ''): void {
    this.view[remote] = { status, ref, next: '' }
    this.render(remote)
  }

  /** Simulates the outlet's rendering of the remote's releases, after a short delay. */
  render(remote: string): void {
    const { ref = '', next = '' } = this.view[remote] ?? {}
    for (const one of [ref, next]) if (one) this.after(this.random() * 300, () => this.renderOne(remote, one))
  }

  private renderOne(remote: string, ref: string): void {
    const { ref: shown, next } = this.view[remote] ?? {}
    if (this.page.remote !== remote || (shown !== ref && next !== ref)) return
    // Some wait forever for a dependency.
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
      case 'stage':
        this.view[effect.remote]!.next = effect.ref
        return this.render(effect.remote)
      case 'unstage':
        this.view[effect.remote]!.next = ''
        return
      case 'swap':
        return this.show(effect.remote, 'ready', effect.ref)
      case 'showLoading':
        return this.show(effect.remote, 'loading')
      case 'showFailed':
        return this.show(effect.remote, 'failed')
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
        return this.after(kind === 'poison' ? 0 : this.random() * limits.diagnosis, () =>
          this.dispatch(found),
        )
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
