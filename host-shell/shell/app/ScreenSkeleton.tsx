import { PageSkeleton } from '@companion/shared/ui/feedback/PageSkeleton'
import { useShellTexts } from '../texts/texts.ts'

/** In the place of a screen that is on its way. */
export const ScreenSkeleton = () => <PageSkeleton>{useShellTexts()('loading')}</PageSkeleton>
