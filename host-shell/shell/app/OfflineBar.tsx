import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { useOnline } from '@companion/shared/network/network'
import { useShellTexts } from '../texts/texts.ts'
import * as css from './OfflineBar.css.ts'

/**
 * Tells the user that the device is offline. The live region is rendered even while empty, because screen
 * readers only announce text that's added to an existing region.
 */
function OfflineBar() {
  const t = useShellTexts()
  const online = useOnline()
  const bar = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (bar.current) style.setProperty(css.heightName, `${bar.current.offsetHeight}px`)
    else style.removeProperty(css.heightName)
  }, [online])
  return (
    <div role="status" data-part="offline-bar">
      {!online && (
        <p ref={bar} className={css.bar}>
          <span className={css.dot} />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

export function showOfflineBar({ body }: Document): void {
  createRoot(body.appendChild(body.ownerDocument.createElement('div'))).render(<OfflineBar />)
}
