import { SkeletonRows } from '@companion/shared/ui/feedback/Skeleton'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useShellTexts } from '../texts/texts.ts'
import * as css from './ScreenSkeleton.css.ts'

/** The shape of a page that is on its way; the same as the document shows before the shell runs. */
export function ScreenSkeleton() {
  const t = useShellTexts()
  return (
    <Screen>
      <span role="status" className={css.unseen}>
        {t('loading')}
      </span>
      <div className={css.title} />
      <SkeletonRows count={3} />
      <SkeletonRows count={2} />
    </Screen>
  )
}
