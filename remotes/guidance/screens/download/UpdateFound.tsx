import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useTexts } from '../../texts.ts'

/** There is a newer app; the version where the app tells it. */
export function UpdateFound({ version }: { version: string | undefined }) {
  const t = useTexts()
  if (!version) return <Banner tone="info">{t('updateAvailable')}</Banner>
  return (
    <Banner tone="info" title={t('updateAvailable')}>
      {t('updateVersion', { version })}
    </Banner>
  )
}
