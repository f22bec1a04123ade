import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

// A separate chunk: most visits need neither of its screens.
const part = retryImport(() => import(/* webpackChunkName: "notFound" */ './NotFound.tsx'))

/** Shown at an address without a screen: either nothing exists there, or the app is too old for it. */
export const NoScreen = () => (
  <Lazy part={part} waiting={<ScreenSkeleton />}>
    {({ NotFound }) => <NotFound />}
  </Lazy>
)
