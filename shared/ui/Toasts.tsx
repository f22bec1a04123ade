import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { dismissToast, holdToasts, toasts } from '@companion/shared/toasts/queue'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { subscribe, useSnapshot } from 'valtio'
import { close, done, info, wrong } from './glyphs.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import * as css from './Toasts.css.ts'
import { modalMark } from '../navigation/back.ts'

const signs = { danger: wrong, ok: done, info }
const hold = () => holdToasts(true)
const release = () => holdToasts(false)

/** Everything outside an open modal is inert, so toasts must be inside the topmost one to be seen and heard. */
function useTopLayer(): Element {
  const [host, setHost] = useState<Element>(document.body)
  useEffect(() => {
    const find = () => {
      const open = document.querySelectorAll(`dialog[${modalMark}]`)
      setHost(open[open.length - 1] ?? document.body)
    }
    const stop = subscribe(toasts, find)
    host.addEventListener('close', find)
    return () => {
      stop()
      host.removeEventListener('close', find)
    }
  }, [host])
  return host
}

/** The one place where toasts appear; rendered once, by the shell. */
export function Toasts() {
  const { list } = useSnapshot(toasts)
  const t = useKitTexts()
  const host = useTopLayer()
  return createPortal(
    <div role="alert" className={css.region}>
      {list.map(({ id, text, tone }) => (
        <div
          key={id}
          className={css.toast}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <span className={css.tone[tone]}>
            <Icon of={signs[tone]} small />
          </span>
          <span className={css.text}>{text}</span>
          <span className={css.end}>
            <IconButton
              label={t('dismiss')}
              icon={close}
              onClick={() => {
                release()
                dismissToast(id)
              }}
            />
          </span>
        </div>
      ))}
    </div>,
    host,
  )
}
