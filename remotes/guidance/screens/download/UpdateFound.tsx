import { Notice } from '@companion/shared/ui/Notice'
import { useTexts } from '../../texts.ts'

/** There is a newer app; the version where the app tells it. */
export function UpdateFound({ version }: { version: string | undefined }) {
  const t = useTexts()
  if (!version) return <Notice tone="info">{t('updateAvailable')}</Notice>
  return (
    <Notice tone="info" title={t('updateAvailable')}>
      {t('updateVersion', { version })}
    </Notice>
  )
}
