import { SkeletonRows } from '@companion/shared/ui/feedback/Skeleton'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useShellTexts } from '../texts/texts.ts'
import { useWords } from './words.ts'
import * as css from './ScreenSkeleton.css.ts'

/** The shape of a page that is on its way; the same as the document shows before the shell runs. */
export function ScreenSkeleton() {
  useWords()
  const t = useShellTexts()
  return (
    <Screen>
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <div className={css.title} />
      <SkeletonRows count={3} />
      <SkeletonRows count={2} />
    </Screen>
  )
}
