import { useLocation } from '@companion/shared/navigation/router'
import { PageSkeleton } from '@companion/shared/ui/feedback/PageSkeleton'
import { useTitle } from '../federation/titles.ts'
import { useShellTexts } from '../texts/texts.ts'

/** Placeholder while a screen loads. */
export const ScreenSkeleton = () => (
  <PageSkeleton title={useTitle(useLocation().route)}>{useShellTexts()('loading')}</PageSkeleton>
)
