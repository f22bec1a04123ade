import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { type ReactNode, useId } from 'react'
import { close } from '../text/icons.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Modal } from './Modal.tsx'
import * as css from './Modal.css.ts'

interface Props {
  open: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A bottom sheet. */
export function Sheet({ open, title, children, onClose }: Props) {
  const id = useId()
  const t = useKitTexts()
  if (!open) return null
  return (
    <Modal labelledBy={id} light onCancel={onClose}>
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={id} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton label={t('close')} icon={close} onClick={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  )
}
