import { Toasts } from '@companion/shared/ui/feedback/Toasts'

/** Where toasts appear: one live region for the whole page, above everything. */
export function ToastHost() {
  return <Toasts />
}
