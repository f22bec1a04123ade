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

/**
 * Opens the question in a step of its own, at the very address the page has: `/pay/` and `/pay` are one screen. Taps that
 * come before it is shown open it once.
 */
export function openStep(step: ConfirmStep): void {
  const open = confirmOf(stepData())
  if (!open || open === 'stale') navigate(location.pathname, { data: stepFor(step) })
}

/** Leaves the step of a question that is not asked any more, so that Back does not stop there. */
export function leaveStep(): void {
  if (canGoBack()) goBack()
}
