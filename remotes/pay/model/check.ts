import * as limits from '@companion/shared/limits'
import type { Clock } from '@companion/shared/platform/clock'
import type { Order } from '../endpoints.ts'
import { isFulfilled, isDecided, orderOutcome, type OrderOutcome } from './order.ts'
import { createPoll } from './poll.ts'

/** The order, or the reason why it couldn't be read. */
export type OrderReading =
  | { readonly order: Order }
  | { readonly lost: 'missing' | 'network' | 'service'; readonly pauseMs?: number | undefined }

export interface CheckState {
  readonly order: Order | null
  /** `waited` means that the order was still undecided when the time limit was reached. */
  readonly phase: 'asking' | 'waited' | 'decided' | 'missing'
  /** True if the last read failed because there was no network. */
  readonly offline: boolean
  /** True if the order is paid but the plan wasn't active when the time limit was reached. */
  readonly late: boolean
}

interface CheckDeps extends Clock {
  read(signal: AbortSignal): Promise<OrderReading>
}

/** Polls an order until the server has decided it. A failed read never changes the order in the state. */
export function createCheck(deps: CheckDeps) {
  let state: CheckState = { order: null, phase: 'asking', offline: false, late: false }
  const listeners = new Set<() => void>()
  const set = (change: Partial<CheckState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const accept = (order: Order): boolean => {
    const paid = orderOutcome(order) === 'paid'
    const wasPaid = state.order !== null && orderOutcome(state.order) === 'paid'
    set({ order, offline: false, ...(isDecided(order) && { phase: 'decided' }) })
    if (paid && !wasPaid) poll.setLimit(limits.activation)
    return paid ? isFulfilled(order) : isDecided(order)
  }

  const poll = createPoll(deps, {
    async ask(signal) {
      const reading = await deps.read(signal)
      if (signal.aborted) return { final: false }
      if ('order' in reading) return { final: accept(reading.order) }
      if (reading.lost === 'missing') set({ phase: 'missing', offline: false })
      else set({ offline: reading.lost === 'network' })
      return { final: reading.lost === 'missing', pauseMs: reading.pauseMs }
    },
    onTimeUp() {
      set(state.phase === 'asking' ? { phase: 'waited' } : { late: true })
    },
  })

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Starts polling and returns a function that stops it. With `once` it reads the order only once, because
     * the app or the URL reports that nothing was paid.
     */
    open(once: boolean) {
      poll.start(once ? 0 : limits.decision)
      return poll.stop
    },
    recheck() {
      set({ phase: 'asking' })
      poll.start(limits.again)
    },
    askNow: poll.askNow,
    hide: poll.hide,
    show: poll.show,
  }
}

/** The status that the app reports. It only affects waits and texts, because only the server decides. */
export type AppStatus = 'success' | 'canceled' | 'failed' | 'pending'

export type ResultView =
  | 'checking'
  | 'pending'
  | 'success'
  | 'missing'
  | 'dropped'
  | Exclude<OrderOutcome, 'open' | 'paid'>

/** Returns the view of the result page. It shows the server's decision, or the progress of polling. */
export function viewOf({ order, phase }: CheckState, appStatus: AppStatus | undefined): ResultView {
  if (phase === 'missing') return 'missing'
  const outcome = order ? orderOutcome(order) : 'open'
  if (outcome === 'paid') return 'success'
  if (outcome !== 'open') return outcome
  if (phase === 'asking') return 'checking'
  // The purchase was cancelled or failed in the app, and the server isn't processing a payment.
  const broken = appStatus === 'canceled' || appStatus === 'failed'
  const idle = order !== null && order.payment?.status !== 'processing'
  return broken && idle ? 'dropped' : 'pending'
}
