import { defaultTimings } from '@companion/release-protocol/timings'
import type { PageView } from '@companion/shell/releases/live/liveState'
import { watchInvariants } from './liveInvariants.ts'
import { Channel, refsOf, remotes } from './simulatedChannel.ts'
import { SimulatedPage, type StepFunction } from './simulatedPage.ts'

/** Returns a generator of random numbers from 0 to 1. The same seed gives the same numbers (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Run {
  page: SimulatedPage
  readonly channel: Channel
  readonly pick: <T>(list: readonly T[]) => T
}

const look = (run: Run, changes: Partial<PageView>) => {
  run.page.page = { ...run.page.page, ...changes }
}
const news = ({ page }: Run) => {
  page.select()
  page.dispatch({ type: 'checked' })
}
const shownRef = ({ page }: Run) => page.state.remotes[page.page.remote ?? '']?.shown

/** Events that a page, its user and its channel can cause, with their weights. */
const happenings: readonly (readonly [weight: number, act: (run: Run) => void])[] = [
  [
    6,
    (run) => {
      const { channel, pick } = run
      const remote = pick(remotes)
      const ref = pick(refsOf(remote))
      channel.rules[remote] = [ref, ...channel.rules[remote]!.filter((one) => one !== ref)].slice(0, 3)
      news(run)
    },
  ],
  // A rollback: the releases swap places.
  [3, (run) => (run.channel.rules[run.pick(remotes)]!.reverse(), news(run))],
  [
    2,
    (run) => {
      const ref = shownRef(run) || run.pick(refsOf(run.pick(remotes)))
      // The embedded release is never revoked here, so that a page always has a release to run.
      if (!ref.includes('@1.')) run.channel.revoked.add(ref)
      news(run)
    },
  ],
  [1, (run) => ((run.channel.swap = run.pick([undefined, 'now'] as const)), news(run))],
  [2, (run) => run.page.dispatch({ type: 'checked' })],
  [4, (run) => look(run, { touchedAt: run.page.now })],
  [4, (run) => look(run, { touchedAt: run.page.now, guard: run.pick(['block', 'ask'] as const) })],
  [5, (run) => (look(run, { guard: undefined }), run.page.dispatch({ type: 'page', page: run.page.page }))],
  [
    4,
    (run) => {
      const remote = run.pick([...remotes, undefined])
      look(run, { remote, route: run.pick(['first', 'second']), guard: undefined, touchedAt: run.page.now })
      run.page.dispatch({ type: 'page', page: run.page.page })
      if (!remote) return
      run.page.open(remote)
      run.page.render(remote)
    },
  ],
  [2, (run) => look(run, { seen: !run.page.page.seen })],
  [
    3,
    (run) => {
      run.page.network = run.page.network === 'good' ? 'gone' : 'good'
      look(run, { seen: run.page.network === 'good' })
      if (run.page.network === 'good') run.page.dispatch({ type: 'online' })
    },
  ],
  [
    3,
    (run) => {
      const remote = run.page.page.remote
      const ref = shownRef(run)
      // The embedded release is never faulty here, so that a page always has a release to run.
      if (remote && ref && !ref.includes('@1.'))
        run.page.dispatch({ type: 'uncaught', remote, ref, cause: new Error('x') })
    },
  ],
  [
    2,
    (run) => {
      const { remote } = run.page.page
      if (!remote || run.page.status(remote) !== 'failed') return
      if (!run.page.candidates(remote).length) {
        for (const ref of refsOf(remote)) run.channel.aside.delete(ref)
        run.page.select()
      }
      run.page.open(remote)
    },
  ],
]
const weights = happenings.reduce((sum, [weight]) => sum + weight, 0)

/** Simulates page lifetimes from a seed. Returns the violated invariants in order. */
export function runSchedule(seed: number, step: StepFunction, length = 40): string[] {
  const random = numbersOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const channel = new Channel(random)
  const broken: string[] = []

  const openPage = (): SimulatedPage => {
    const page = new SimulatedPage(step, channel, random)
    watchInvariants(page, channel, (invariant) => broken.push(`seed ${seed}, ${page.now} ms: ${invariant}`))
    page.page = { ...page.page, remote: 'weather', route: 'first' }
    page.select()
    page.open('weather')
    return page
  }
  const run: Run = { page: openPage(), channel, pick }
  for (let happened = 0; happened < length && !broken.length; happened++) {
    run.page.advance(random() < 0.3 ? random() * 60_000 : random() * 2000)
    // The user closes the tab and opens another on the same device.
    if (random() < 0.03) run.page = openPage()
    let at = random() * weights
    happenings.find(([weight]) => (at -= weight) < 0)?.[1](run)
  }
  if (!broken.length) broken.push(...rest(run).map((invariant) => `seed ${seed}, at rest: ${invariant}`))
  return broken
}

/** Runs without faults for a while. Afterwards the page must show the right releases. */
function rest(run: Run): string[] {
  const { page, channel } = run
  page.network = 'good'
  page.quiet = true
  channel.swap = undefined
  look(run, { guard: undefined, seen: true, route: 'first' })
  page.dispatch({ type: 'page', page: page.page })
  page.dispatch({ type: 'online' })
  for (let minute = 0; minute < 10; minute++) {
    news(run)
    page.advance(2 * defaultTimings.retry[1])
  }
  return Object.entries(page.state.remotes).flatMap(([remote, { status, shown, job }]) => {
    const best = page.candidates(remote)[0]
    const isRight = status === 'ready' && shown === best
    const faults = isRight ? [] : [`${remote} shows ${shown || status}, not ${best}`]
    return job ? [...faults, `${remote} still is ${job.phase}`] : faults
  })
}
