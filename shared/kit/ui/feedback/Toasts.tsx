import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { dismissToast, pauseToasts, toasts, type Toast } from '@companion/shared/toasts/queue'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { subscribe, useSnapshot } from 'valtio'
import { close, done, info, wrong } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as css from './Toasts.css.ts'
import { leaveInMotion } from '../../platform/leaveInMotion.ts'
import { listen } from '../../platform/listen.ts'
import { modalMark } from '../../navigation/back.ts'

const icons = { danger: wrong, ok: done, info }
const pause = () => pauseToasts(true)
const resume = () => pauseToasts(false)

/** Finds the topmost modal, because everything outside it is inert. Measures the page's fixed footer. */
function useTopLayer(): { host: Element; foot: number } {
  const [host, setHost] = useState<Element>(document.body)
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    const find = () => {
      const open = document.querySelectorAll(`dialog[${modalMark}]`)
      setHost(open[open.length - 1] ?? document.body)
      setFoot(document.querySelector<HTMLElement>('[data-part="foot"]')?.offsetHeight ?? 0)
    }
    const stop = subscribe(toasts, find)
    const unlisten = listen(host, ['close'], find)
    return () => {
      stop()
      unlisten()
    }
  }, [host])
  return { host, foot }
}

/** Horizontal distance in px from which a swipe dismisses. */
const far = 48

/**
 * Lets a finger drag the toast sideways, and dismisses it if it's far enough. Not with a mouse, which selects
 * the text.
 */
function useSwipe(dismiss: () => void) {
  const from = useRef<number>(undefined)
  const moved = ({ clientX }: PointerEvent) => clientX - (from.current ?? clientX)
  const end = ({ currentTarget: { style } }: PointerEvent<HTMLElement>) => {
    from.current = undefined
    style.removeProperty('transform')
  }
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      if (pointerType !== 'mouse') from.current = clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { style } = event.currentTarget
      if (from.current !== undefined) style.transform = `translateX(${moved(event)}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (Math.abs(moved(event)) < far) return end(event)
      event.currentTarget.style.setProperty(css.swipeName, `${moved(event)}px`)
      dismiss()
    },
    onPointerCancel: end,
  }
}

function Shown({ toast: { id, text, tone } }: { toast: Toast }) {
  const t = useKitTexts()
  const ref = useRef<HTMLDivElement>(null)
  const dismiss = () => dismissToast(id)
  const swipe = useSwipe(dismiss)
  useLayoutEffect(() => {
    const toast = ref.current!
    return () => leaveInMotion(toast, css.leaving)
  }, [])
  const isFailure = tone === 'danger'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it goes by itself, so keys needn't send it off
    <div
      ref={ref}
      className={css.toast}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onClick={isFailure ? undefined : dismiss}
      {...swipe}
    >
      <span className={css.tone[tone]}>
        <Icon of={icons[tone]} small />
      </span>
      <span className={css.text}>{text}</span>
      {isFailure && (
        <span className={css.end}>
          <IconButton label={t('dismiss')} icon={close} onClick={dismiss} />
        </span>
      )}
    </div>
  )
}

export function Toasts() {
  const [toast] = useSnapshot(toasts).list
  const { host, foot } = useTopLayer()
  return createPortal(
    <div role="alert" className={css.region} style={{ '--foot': `${foot}px` } as CSSProperties}>
      {toast?.inline && <VisuallyHidden>{toast.text}</VisuallyHidden>}
      {toast && !toast.inline && <Shown toast={toast} />}
    </div>,
    host,
  )
}
