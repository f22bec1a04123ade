import type { FailureClass } from '@companion/shell/releases/live/classifyFailure'
import type { Selection } from '@companion/shell/releases/live/liveState'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

export const remotes = ['weather', 'pay'] as const
export const refsOf = (remote: string) => [1, 2, 3, 4, 5].map((major) => `${remote}@${major}.0.0-a` as const)
/** Behaviour of a sample release: it works, it throws at load, or it throws at its first render. */
type Behaviour = 'good' | 'throwsAtLoad' | 'throwsAtRender'
const behaviours: readonly Behaviour[] = ['good', 'good', 'good', 'throwsAtLoad', 'throwsAtRender']

/** A channel and a device: existing releases, promotions, revocations, and the device's storage. */
export class Channel {
  readonly rules: Record<string, ReleaseRef[]> = {}
  readonly revoked = new Set<ReleaseRef | ''>()
  readonly aside = new Set<ReleaseRef | ''>()
  readonly lkg: Record<string, ReleaseRef[]> = {}
  swap: 'now' | undefined = undefined
  private readonly kinds: Record<ReleaseRef, Behaviour> = {}
  private readonly narrow = new Set<ReleaseRef>()

  constructor(random: () => number) {
    for (const remote of remotes) {
      const [embedded, ...later] = refsOf(remote)
      this.rules[remote] = [embedded!]
      this.lkg[remote] = []
      for (const ref of later) {
        this.kinds[ref] = behaviours[Math.floor(random() * behaviours.length)]!
        if (random() < 0.2) this.narrow.add(ref)
      }
    }
  }

  behaviour = (ref: ReleaseRef): Behaviour => this.kinds[ref] ?? 'good'
  /** Returns the screens of a release. Some releases lack one of their remote's two screens. */
  screens = (ref: ReleaseRef): string[] => (this.narrow.has(ref) ? ['first'] : ['first', 'second'])
  quarantine = (ref: ReleaseRef): void => void this.aside.add(ref)
  markGood = (ref: ReleaseRef): void => {
    const remote = ref.split('@')[0]!
    this.lkg[remote] = [ref, ...this.lkg[remote]!.filter((one) => one !== ref)].slice(0, 3)
  }
  mayRun = (ref: ReleaseRef): boolean => !this.revoked.has(ref) && !this.aside.has(ref)
  select = (): Selection => {
    const entries = remotes.map((remote) => {
      const all = new Set([...this.rules[remote]!, ...this.lkg[remote]!, refsOf(remote)[0]!])
      return [remote, { candidates: [...all].filter(this.mayRun), swap: this.swap }] as const
    })
    return { remotes: Object.fromEntries(entries), revoked: [...this.revoked] }
  }
}

/** The parts of a channel and a device that a page uses. */
export type Surroundings = Pick<Channel, 'select' | 'behaviour' | 'screens' | 'quarantine' | 'markGood'>

/** A failure of a release: one of its files didn't load, or its code threw. */
export class SimulatedFailure extends Error {
  readonly kind: FailureClass
  constructor(kind: FailureClass) {
    super(kind === 'poison' ? 'a mistake in the code' : 'Loading chunk 1 failed')
    this.kind = kind
  }
}
