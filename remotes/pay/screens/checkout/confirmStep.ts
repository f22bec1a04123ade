import { canGoBack, navigate, stepData } from '@companion/shared/navigation/router'

/** The data of the history entry that shows the "confirm your order" sheet. Back closes it. */
export interface ConfirmStep {
  readonly planId: string
  /** An existing order to pay. */
  readonly orderId?: string | undefined
}

/** Identifies this page load. History entries outlive a reload and a closed page. */
const thisLoad = () => performance.timeOrigin

/** Reads an entry's data, which any page of this origin could have written. `stale`: from an earlier page load. */
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

/** Marks the entry of a closed sheet. */
const closed = 0

/**
 * Opens the sheet with a history entry at the current address (`/pay/` or `/pay`). Repeated taps open it once. A stale
 * entry is reused. While the page is still going back from a closed sheet, the next one waits: the browser would
 * close it.
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

/** Closes the sheet at once and removes its history entry. */
export function closeStep(): void {
  const present = confirmOf(stepData())
  if (!present || present === 'stale') return
  navigate(location.pathname, { replace: true, data: { ...stepFor(present), load: closed } })
  if (canGoBack()) void navigate.back()
}
