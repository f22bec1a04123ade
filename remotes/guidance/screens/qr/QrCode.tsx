import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { language } from '@companion/shared/texts/language'
import { publicOrigin, shareLink } from '../../model/links.ts'
import { sideFor } from '../../model/qr/size.ts'
import { useTexts } from '../../texts.ts'
import * as css from './QrCode.css.ts'

type Encoder = typeof import('../../model/qr/picture.ts')

/** The encoder is a chunk of its own, loaded with the first code. */
export const encoder = retryImport<Encoder>(
  () => import(/* webpackChunkName: "qr" */ '../../model/qr/picture.ts'),
)

/** The public address of a page of ours as it is handed on: of this brand, in the reader's language. */
export function useCodeLink(path: '/app' | '/operational-guidance', from: 'qr' | 'share' = 'qr'): string {
  const { lang } = useSnapshot(language)
  const { hosts, packageName } = brand()
  return shareLink(publicOrigin(hosts, location.hostname), path, { packageName, lang, from })
}

interface Props {
  link: string
  /** Least width in CSS pixels. */
  width?: number
}

function Code({ link, width, qrPicture }: Required<Props> & Pick<Encoder, 'qrPicture'>) {
  const t = useTexts()
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
 * long press offers to save or to read it. An empty one of its size keeps its place while the encoder loads.
 */
export function QrCode({ link, width = 240 }: Props) {
  const side = sideFor(link, width, devicePixelRatio)
  return (
    <Lazy
      part={encoder}
      waiting={
        <div className={css.plate}>
          <svg className={css.code} viewBox="0 0 1 1" style={{ inlineSize: side }} aria-hidden />
        </div>
      }
    >
      {({ qrPicture }) => <Code link={link} width={width} qrPicture={qrPicture} />}
    </Lazy>
  )
}
