import { navigate } from '@companion/shared/navigation/router'

/** The history step under which the question "confirm your order" is open; Back closes it. */
export interface ConfirmStep {
  readonly planId: string
  /** An earlier order for the plan that is to be paid. */
  readonly orderId?: string | undefined
}

/** Reads a step's data, which any page of this origin could have written. */
export function confirmOf(data: unknown): ConfirmStep | null {
  const { confirm, orderId } = (data ?? {}) as { readonly confirm?: unknown; readonly orderId?: unknown }
  if (typeof confirm !== 'string') return null
  return typeof orderId === 'string' ? { planId: confirm, orderId } : { planId: confirm }
}

export const stepFor = ({ planId, orderId }: ConfirmStep) => ({
  confirm: planId,
  ...(orderId && { orderId }),
})

/** Opens the question in a step of its own, at the very address the page has: `/pay/` and `/pay` are one screen. */
export const openStep = (step: ConfirmStep): void => navigate(location.pathname, { data: stepFor(step) })
