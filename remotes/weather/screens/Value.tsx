import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { useTexts } from '../texts.ts'

/** A value, or a dash if it's unknown. */
export function Value({ of }: { of: string | null | undefined }) {
  const t = useTexts()
  if (of) return of
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('noData')}</VisuallyHidden>
    </>
  )
}
