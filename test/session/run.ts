import type { Scheduler } from 'fast-check'
import type { TokenPair } from '@companion/shared/http/shapes/session'
import type { Tokens } from '@companion/shared/session/tokens'
import { watchInvariants } from './invariants.ts'
import { openPage, type UnderTest } from './page.ts'
import type { Happening, Scenario } from './scenario.ts'
import { simulatedServer } from './simulatedServer.ts'
import { virtualClock } from './virtualClock.ts'

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Runs one scenario with one order of events. Resolves with the violated invariants. */
export async function play(kit: UnderTest, scene: Scenario, scheduler: Scheduler): Promise<string[]> {
  const delay = (label: string) => scheduler.schedule(Promise.resolve(), label)
  const clock = virtualClock()
  const server = simulatedServer(delay, scene.outcomes, scene.secondExpiry)
  const first = server.issue('ann')
  const answers: Readonly<
    Record<Exclude<Scenario['app'], 'absent' | 'told'>, () => Promise<Partial<TokenPair> | null>>
  > = {
    empty: () => Promise.resolve(null),
    gives: () => Promise.resolve(server.issue('ann')),
    givesOld: () => Promise.resolve(first),
    late: () => new Promise((resolve) => void clock.after(2000, () => resolve(server.issue('ann')))),
    hangs: () => new Promise(() => {}),
  }
  const { app: kind } = scene
  const app = async () => {
    await delay('answer of the app')
    invariants.given()
    return answers[kind as keyof typeof answers]()
  }
  const page = openPage({
    kit,
    clock,
    transport: (outgoing) => invariants.watch(outgoing, server.transport),
    app: kind === 'absent' ? undefined : kind === 'told' ? kind : app,
  })
  const invariants = watchInvariants({ page, server, clock })

  const enter = (addressTokens: Tokens, open: boolean) => {
    invariants.resumed()
    invariants.settles(page.session.enterRoute({ open, addressTokens }))
  }
  const happen: { readonly [D in Happening['does']]: (it: Extract<Happening, { does: D }>) => void } = {
    call: () => invariants.call(),
    expire: () => void server.expire(page.state.token),
    signOut: () => {
      page.session.end('expired')
      invariants.signedOut()
    },
    login: ({ user }) => {
      invariants.resumed()
      page.session.signIn(server.issue(user))
    },
    enter: ({ user, open, carries }) => {
      const { accessToken, refreshToken } = server.issue(user)
      const access = carries === 'both' || carries === 'access' ? accessToken : ''
      const refresh = carries === 'both' || carries === 'refresh' ? refreshToken : ''
      if (open && !refresh) invariants.mayNotStore(access || 'none')
      enter({ access, refresh }, open)
    },
    reload: () => enter({ access: first.accessToken, refresh: first.refreshToken }, false),
    retry: () => {
      invariants.resumed()
      invariants.forced()
      invariants.settles(page.session.retry())
    },
    recheck: () => invariants.settles(page.session.recheck()),
  }

  page.session.signIn(first)
  server.expire(first.accessToken)
  for (let n = 0; n < scene.burst; n++) invariants.call()
  const plan = (it: Happening) => void delay(it.does).then(() => happen[it.does](it as never))
  scene.later.forEach(plan)
  const last = [...scene.last]
  /** Advances time to the next timeout. Returns false if there's none. */
  const pass = () => {
    if (!clock.next()) return false
    const next = last.shift()
    if (next) plan(next)
    return true
  }

  let events = 0
  const rest = async () => {
    await settled()
    invariants.check()
    if (++events > 2000) throw new Error('it never comes to rest')
  }
  // Time advances only when nothing else is pending. Otherwise timeouts would end calls whose reply is due
  // first.
  do {
    await rest()
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1)
      await rest()
    }
  } while (pass())
  return invariants.broken()
}
