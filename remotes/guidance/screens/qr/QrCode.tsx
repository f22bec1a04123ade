import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '@companion/shared/brand/current'
import { BrandMark } from '@companion/shared/brand/BrandMark'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { language } from '@companion/shared/texts/language'
import { publicOrigin, shareLink } from '../../model/links.ts'
import { plateSizes } from '../../model/qr/size.ts'
import { useTexts } from '../../texts.ts'
import * as css from './QrCode.css.ts'

type Encoder = typeof import('../../model/qr/picture.ts')

/** Loads the encoder's chunk, which only screens with a QR code need. */
export const encoder = retryImport<Encoder>(
  () => import(/* webpackChunkName: "qr" */ '../../model/qr/picture.ts'),
)

/** Returns the public URL of a page of this brand, in the user's language. */
export function useCodeLink(path: '/app' | '/operational-guidance', from: 'qr' | 'share' = 'qr'): string {
  const { lang } = useSnapshot(language)
  const { hosts, packageName } = brand()
  const host = useHydrated() ? location.hostname : ''
  return shareLink(publicOrigin(hosts, host), path, { packageName, lang, from })
}

interface Props {
  link: string
  size?: keyof typeof plateSizes
}

function Code({ link, size, qrPicture }: Required<Props> & Pick<Encoder, 'qrPicture'>) {
  const t = useTexts()
  const picture = useMemo(() => qrPicture(link, plateSizes[size], devicePixelRatio), [qrPicture, link, size])
  if (!picture) return <p className={css.tooLong}>{t('tooLong')}</p>
  return (
    <div className={css.plate[size]} data-part="qr-plate">
      <img
        className={css.code}
        src={picture.source}
        width={picture.side}
        height={picture.side}
        alt={t('codeAlt', { link })}
        style={{ inlineSize: picture.side }}
      />
      <span className={css.badge}>
        <BrandMark className={css.mark} />
      </span>
    </div>
  )
}

/**
 * A QR code on a white background, even in the dark theme, because most scanners can't read inverted QR
 * codes. It's a real image, so that a long press offers to save or scan it. The brand's mark covers its middle,
 * which the error correction makes up for. An empty background reserves the space while the encoder loads.
 */
export function QrCode({ link, size = 'page' }: Props) {
  const empty = <div className={css.plate[size]} />
  // The encoder must not delay hydration, so it loads afterwards.
  if (!useHydrated()) return empty
  return (
    <Lazy part={encoder} waiting={empty}>
      {({ qrPicture }) => <Code link={link} size={size} qrPicture={qrPicture} />}
    </Lazy>
  )
}
