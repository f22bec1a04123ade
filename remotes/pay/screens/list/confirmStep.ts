import { canGoBack, goBack, navigate, stepData } from '@companion/shared/navigation/router'

/** The history step under which the question "confirm your order" is open; Back closes it. */
export interface ConfirmStep {
  readonly planId: string
  /** An earlier order for the plan that is to be paid. */
  readonly orderId?: string | undefined
}

/** Names this load of the page. History keeps a step's data over a reload and over a page that was closed. */
const thisLoad = () => performance.timeOrigin

/**
 * Reads a step's data, which any page of this origin could have written. `stale`: the question was asked before the page
 * was closed, and opening the page anew does not ask it again, because an order may be on its way since.
 */
export function confirmOf(data: unknown): ConfirmStep | 'stale' | null {
  const { confirm, orderId, load } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof confirm !== 'string') return null
  if (load !== thisLoad()) return 'stale'
  return typeof orderId === 'string' ? { planId: confirm, orderId } : { planId: confirm }
}

export const stepFor = ({ planId, orderId }: ConfirmStep) => ({
  confirm: planId,
  load: thisLoad(),
  ...(orderId && { orderId }),
})

/** The load of a question that was closed: no page's. */
const closed = 0

/** How long a step back may take, in milliseconds; a browser that has not gone by then is not going. */
const backMs = 1000

/** A step back is on its way; what is to be opened once it has arrived. */
let returning: { next?: ConfirmStep } | null = null

/**
 * Opens the question in a step of its own, at the very address the page has: `/pay/` and `/pay` are one screen. Taps that
 * come before it is shown open it once. A step that an earlier question has left behind is used again.
 */
export function openStep(step: ConfirmStep): void {
  if (returning) return void (returning.next = step)
  const here = confirmOf(stepData())
  if (here && here !== 'stale') return
  navigate(location.pathname, { data: stepFor(step), replace: here === 'stale' && canGoBack() })
}

/**
 * Closes the question at once and takes its step back. The browser goes back later, over whatever is the present step by
 * then: nothing is opened before it has arrived, or it would close that.
 */
export function closeStep(): void {
  const here = confirmOf(stepData())
  if (!here || here === 'stale') return
  navigate(location.pathname, { replace: true, data: { ...stepFor(here), load: closed } })
  if (!canGoBack()) return
  const begun = (returning = {}) as NonNullable<typeof returning>
  const arrived = () => {
    removeEventListener('popstate', arrived)
    if (returning !== begun) return
    returning = null
    if (begun.next) openStep(begun.next)
  }
  addEventListener('popstate', arrived)
  setTimeout(arrived, backMs)
  goBack()
}
