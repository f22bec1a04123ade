import { canGoBack, navigate, stepData } from '@companion/shared/navigation/router'

/** The history step under which the question "confirm your order" is open; Back closes it. */
export interface ConfirmStep {
  readonly planId: string
  /** An earlier order for the plan that is to be paid. */
  readonly orderId?: string | undefined
}

/** Names this load of the page. History keeps a step's data over a reload and over a page that was closed. */
const thisLoad = () => performance.timeOrigin

/** Any page of this origin could have written the data. `stale`: an earlier load of the page asked the question. */
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

/**
 * Opens the question in a step of its own, at the very address the page has: `/pay/` and `/pay` are one screen. Taps that
 * come before it is shown open it once. A step that an earlier question has left behind is used again. While the page is
 * on its way back from a question that was closed, the next one waits: the browser would close it.
 */
export function openStep(step: ConfirmStep): void {
  const { pathname } = location
  const arrival = navigate.arrival()
  if (arrival) {
    void arrival.then(() => location.pathname === pathname && openStep(step))
    return
  }
  const present = confirmOf(stepData())
  if (present && present !== 'stale') return
  navigate(pathname, { data: stepFor(step), replace: present === 'stale' && canGoBack() })
}

/** Closes the question at once and takes its step back. */
export function closeStep(): void {
  const present = confirmOf(stepData())
  if (!present || present === 'stale') return
  navigate(location.pathname, { replace: true, data: { ...stepFor(present), load: closed } })
  if (canGoBack()) void navigate.back()
}
