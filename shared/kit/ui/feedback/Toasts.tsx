import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { dismissToast, pauseToasts, toasts } from '@companion/shared/toasts/queue'
import { useEffect, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { subscribe, useSnapshot } from 'valtio'
import { close, done, info, wrong } from '../text/icons.tsx'
import { Icon } from '../text/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as css from './Toasts.css.ts'
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

export function Toasts() {
  const [toast] = useSnapshot(toasts).list
  const t = useKitTexts()
  const { host, foot } = useTopLayer()
  return createPortal(
    <div role="alert" className={css.region} style={{ '--foot': `${foot}px` } as CSSProperties}>
      {toast?.inline && <VisuallyHidden>{toast.text}</VisuallyHidden>}
      {toast && !toast.inline && (
        <div
          className={css.toast}
          onPointerEnter={pause}
          onPointerLeave={resume}
          onFocus={pause}
          onBlur={resume}
        >
          <span className={css.tone[toast.tone]}>
            <Icon of={icons[toast.tone]} small />
          </span>
          <span className={css.text}>{toast.text}</span>
          <span className={css.end}>
            <IconButton label={t('dismiss')} icon={close} onClick={() => dismissToast(toast.id)} />
          </span>
        </div>
      )}
    </div>,
    host,
  )
}
