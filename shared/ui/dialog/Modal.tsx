import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../platform/isComposing.ts'
import { modalMark } from '../../navigation/back.ts'
import * as css from './Modal.css.ts'

interface Props {
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string | undefined
  /** A tap beside the panel cancels. */
  light?: boolean
  /** Esc, Back or a tap beside it. The owner decides; nothing closes by itself. */
  onCancel: () => void
  children: ReactNode
}

const canBeModal = () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

/** Open while rendered. Focus goes to `[data-first]`, else the heading. Engines without `showModal`: a full page. */
export function Modal({ role = 'dialog', labelledBy, describedBy, light, onCancel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const modal = canBeModal()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    if (modal) dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2')
    first?.focus({ preventScroll: true })
    return () => {
      style.overflow = overflow
      if (modal) dialog.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [modal])

  // A file input's own `cancel` bubbles up to here and means something else.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap beside the panel is Esc for the thumb
    <dialog
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={css.scrim}
      {...{ [modalMark]: '' }}
      {...(!modal && { open: true, 'data-step': '' })}
      onCancel={cancel}
      // Chromium closes on a second Esc whatever the page says.
      onClose={(event) => !event.currentTarget.open && cancel(event)}
      onClick={(event) => light && cancel(event)}
      onKeyDown={(event) => !modal && event.key === 'Escape' && !isComposing(event.nativeEvent) && onCancel()}
    >
      {children}
    </dialog>
  )
}
