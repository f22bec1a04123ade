import { Suspense, use, useMemo } from 'react'
import { remembered } from '@companion/shared/texts/loadLocalised'
import { useTexts } from '../../texts.ts'
import * as css from './QrCode.css.ts'

const loaded = remembered(() => import(/* webpackChunkName: "qr" */ '../../model/qr/picture.ts'))

/** The encoder is a part of its own and comes with the first code. */
export const encoder = () => loaded('')

interface Props {
  link: string
  /** Least width in CSS pixels. */
  width?: number
}

function Code({ link, width }: Required<Props>) {
  const t = useTexts()
  const { qrPicture } = use(encoder())
  const picture = useMemo(() => qrPicture(link, width, devicePixelRatio), [qrPicture, link, width])
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

/**
 * A code on a white plate, in the dark theme too: most readers cannot read inverted ones. A real image, so that a
 * long press offers to save or to read it. Its place is kept while the encoder loads.
 */
export function QrCode({ link, width = 240 }: Props) {
  return (
    <Suspense fallback={<div className={css.plate} style={{ inlineSize: width, blockSize: width }} />}>
      <Code link={link} width={width} />
    </Suspense>
  )
}
