import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Spinner } from '@companion/shared/ui/feedback/Spinner'
import { useTexts } from '../../texts.ts'
import * as css from './Confirm.css.ts'
import type { Stage } from './usePurchase.ts'

const words = { order: 'working', leaving: 'opening', app: 'inApp' } as const

/** What is under way between "Go to payment" and the payment itself. */
export function Working({ stage }: { stage: Stage }) {
  const t = useTexts()
  return (
    <div className={css.busy} role="status">
      <span className={css.spinner}>
        <Spinner />
      </span>
      <p>{t(words[stage])}</p>
    </div>
  )
}

interface Question {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asked by Back and Close while a payment is being prepared. */
export function LeaveQuestion({ open, onLeave, onStay }: Question) {
  const t = useTexts()
  return (
    <AlertDialog
      open={open}
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('leaveText')}
    </AlertDialog>
  )
}
