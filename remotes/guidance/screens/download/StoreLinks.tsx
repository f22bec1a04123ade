import * as button from '@companion/shared/ui/controls/Button.css'
import { isProgramFile } from '../../model/links/store.ts'
import { useTexts } from '../../texts.ts'
import * as css from './StoreLinks.css.ts'

interface Props {
  android: string | undefined
  ios: string | undefined
}

/** Real links, so that a long press can copy them and the phone can hand them to its store. */
export function StoreLinks({ android, ios }: Props) {
  const t = useTexts()
  return (
    <>
      {android && (
        <a className={`${button.variant.primary} ${css.plain}`} href={android} rel="noreferrer">
          {isProgramFile(android) ? t('downloadFile') : `${t('download')} · ${t('googlePlay')}`}
        </a>
      )}
      {ios && (
        <a
          className={`${android ? button.variant.secondary : button.variant.primary} ${css.plain}`}
          href={ios}
          rel="noreferrer"
        >
          {t('appStore')}
        </a>
      )}
    </>
  )
}
