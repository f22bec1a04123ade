import { canGoBack, navigate, stepData } from '@companion/shared/navigation/router'

/** The data of the history entry that shows the "confirm your order" sheet. The entry lets Back close it. */
export interface ConfirmStep {
  readonly planId: string
  /** An existing order to pay. */
  readonly orderId?: string | undefined
}

/**
 * Returns a number that identifies this page load. History entries survive a reload, but a sheet must not.
 */
const thisLoad = () => performance.timeOrigin

/**
 * Reads the data of a history entry. It's checked, because any page of this origin could have written it.
 * Returns 'stale' for an entry of an earlier page load or of a closed sheet.
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

/** Replaces the page load's number in the entry of a closed sheet, so that the entry is stale. */
const closed = 0

/**
 * Opens the sheet with a history entry at the current URL (`/pay/` or `/pay`). Repeated taps open it once. A
 * stale entry is reused. While the browser is still going back from a closed sheet, opening waits, otherwise
 * that step back would close the new sheet.
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

/** Closes the sheet at once, and then goes back from its history entry. */
export function closeStep(): void {
  const present = confirmOf(stepData())
  if (!present || present === 'stale') return
  navigate(location.pathname, { replace: true, data: { ...stepFor(present), load: closed } })
  if (canGoBack()) void navigate.back()
}
