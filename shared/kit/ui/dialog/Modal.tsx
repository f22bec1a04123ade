import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../../platform/isComposing.ts'
import { leaveInMotion } from '../../platform/leaveInMotion.ts'
import { modalMark } from '../../navigation/back.ts'
import * as css from './Modal.css.ts'

interface Props {
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string | undefined
  /** If true, a tap outside of the panel cancels. */
  light?: boolean
  /** Called on Esc, Back or a tap outside. The modal stays open until the caller unmounts it. */
  onCancel: () => void
  children: ReactNode
}

const canBeModal = () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

/** Open while it's rendered. Focuses `[data-first]` or the heading. Without `showModal` it fills the page. */
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
    dialog.setAttribute(modalMark, '')
    if (modal) dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2')
    first?.focus({ preventScroll: true })
    return () => {
      style.overflow = overflow
      if (modal) dialog.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      // Otherwise Back would cancel the dialog again while it leaves.
      dialog.removeAttribute(modalMark)
      leaveInMotion(dialog, css.leaving)
    }
  }, [modal])

  // The `cancel` event of a file input bubbles. It must not close the modal.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap outside equals Esc
    <dialog
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={css.scrim}
      {...(!modal && { open: true, 'data-step': '' })}
      onCancel={cancel}
      // Chromium closes the dialog on a second Esc, even if `cancel` is prevented, so the caller must follow.
      onClose={(event) => !event.currentTarget.open && cancel(event)}
      onClick={(event) => light && cancel(event)}
      onKeyDown={(event) => !modal && event.key === 'Escape' && !isComposing(event.nativeEvent) && onCancel()}
    >
      {children}
    </dialog>
  )
}
