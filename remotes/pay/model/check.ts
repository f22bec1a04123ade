import * as limits from '@companion/shared/limits'
import type { Order } from '@companion/shared/http/shapes/orders'
import { isFulfilled, isSettled, orderOutcome } from './order.ts'
import { createPoll, type PollDeps } from './poll.ts'

/** One look at the order: what the server says, or why it said nothing. */
export type Reading = { readonly order: Order } | { readonly lost: 'missing' | 'network' | 'service' }

export interface CheckState {
  readonly order: Order | null
  /** `waited`: the time for asking is over without a decision. */
  readonly phase: 'asking' | 'waited' | 'settled' | 'missing'
  /** The last look failed for want of a network. */
  readonly cutOff: boolean
  /** Paid, but the plan is not active in the time that takes. */
  readonly late: boolean
}

export interface CheckWorld extends PollDeps {
  read(signal: AbortSignal): Promise<Reading>
}

/**
 * Watches one order until the server has decided. Only the server's word changes the view: what did not arrive, in
 * whatever way, leaves it as it was.
 */
export function createCheck(world: CheckWorld) {
  let state: CheckState = { order: null, phase: 'asking', cutOff: false, late: false }
  const listeners = new Set<() => void>()
  const set = (change: Partial<CheckState>) => {
    state = { ...state, ...change }
    for (const tell of listeners) tell()
  }

  const take = (order: Order): boolean => {
    const paid = orderOutcome(order) === 'paid'
    const wasPaid = state.order !== null && orderOutcome(state.order) === 'paid'
    set({ order, cutOff: false, ...(isSettled(order) && { phase: 'settled' }) })
    if (paid && !wasPaid) poll.allow(limits.activation)
    return paid ? isFulfilled(order) : isSettled(order)
  }

  const poll = createPoll(world, {
    async ask(signal) {
      const reading = await world.read(signal)
      if (signal.aborted) return false
      if ('order' in reading) return take(reading.order)
      if (reading.lost === 'missing') set({ phase: 'missing', cutOff: false })
      else set({ cutOff: reading.lost === 'network' })
      return reading.lost === 'missing'
    },
    onTimeUp() {
      set(state.phase === 'asking' ? { phase: 'waited' } : { late: true })
    },
  })

  return {
    read: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /** Starts asking. `once`: somebody says that there is nothing to wait for, so one look is enough. */
    open(once: boolean) {
      poll.start(once ? 0 : limits.decision)
      return poll.stop
    },
    /** The user says that it is paid. */
    again() {
      set({ phase: 'asking' })
      poll.start(limits.again)
    },
    poke: () => poll.poke(),
    hide: () => poll.hide(),
    show: () => poll.show(),
  }
}
