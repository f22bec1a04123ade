import { useMemo } from 'react'
import { moduleScale, qrModules } from '../../model/qr/code.ts'
import { pngAddress } from '../../model/qr/png.ts'
import { useTexts } from '../../texts.ts'
import * as css from './QrCode.css.ts'

/** A code as a picture, with the pixels it needs for this screen; undefined where the text is too long. */
export function qrPicture(link: string, width: number, pixelRatio: number) {
  const modules = qrModules(link)
  if (!modules) return undefined
  const scale = moduleScale(modules.length, width, pixelRatio)
  return { source: pngAddress(modules, scale), side: (modules.length * scale) / Math.max(1, pixelRatio) }
}

interface Props {
  link: string
  /** Least width in CSS pixels. */
  width?: number
}

/**
 * A code on a white plate, in the dark theme too: most readers cannot read inverted ones. A real image, so that a
 * long press offers to save or to read it.
 */
export function QrCode({ link, width = 240 }: Props) {
  const t = useTexts()
  const picture = useMemo(() => qrPicture(link, width, devicePixelRatio), [link, width])
  if (!picture) return <p className={css.tooLong}>{t('tooLong')}</p>
  return (
    <div className={css.plate} data-part="qr-plate">
      <img
        className={css.code}
        src={picture.source}
        width={picture.side}
        height={picture.side}
        alt={t('codeAlt', { link })}
        style={{ inlineSize: picture.side }}
      />
    </div>
  )
}
