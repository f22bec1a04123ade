import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'
import * as css from './Modal.css.ts'

interface Props {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, the most likely first. Mark one with `data-first` to focus it. */
  actions?: ReactNode
  onClose: () => void
}

/** A short question or message over the page. */
export function Dialog({ open, title, children, actions, onClose }: Props) {
  const id = useId()
  if (!open) return null
  return (
    <Modal labelledBy={id} describedBy={children ? `${id}t` : undefined} light onCancel={onClose}>
      <div className={css.dialog}>
        <h2 id={id} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {children && (
          <div id={`${id}t`} className={css.text}>
            {children}
          </div>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
