import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { type ReactNode, useId } from 'react'
import { Button } from '../controls/Button.tsx'
import { Modal } from './Modal.tsx'
import * as css from './Modal.css.ts'

interface Props {
  open: boolean
  title: ReactNode
  children?: ReactNode
  confirm: ReactNode
  /** Label of the cancel button. It's "Cancel" by default. */
  cancel?: ReactNode
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation of an action that can't be undone. Focus starts on Cancel. Esc and Back cancel. */
export function AlertDialog(props: Props) {
  const { open, title, children, confirm, cancel, danger, busy = false, onConfirm, onCancel } = props
  const id = useId()
  const t = useKitTexts()
  if (!open) return null
  const leave = () => !busy && onCancel()
  return (
    <Modal role="alertdialog" labelledBy={id} describedBy={children ? `${id}t` : undefined} onCancel={leave}>
      <div className={css.dialog}>
        <h2 id={id} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {children && (
          <div id={`${id}t`} className={css.text}>
            {children}
          </div>
        )}
        <div className={css.actions}>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" data-first aria-disabled={busy || undefined} onClick={leave}>
            {cancel ?? t('cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
