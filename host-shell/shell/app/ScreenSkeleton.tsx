import { PageSkeleton } from '@companion/shared/ui/feedback/PageSkeleton'
import { useShellTexts } from '../texts/texts.ts'

/** Placeholder while a screen loads. */
export const ScreenSkeleton = () => <PageSkeleton>{useShellTexts()('loading')}</PageSkeleton>
