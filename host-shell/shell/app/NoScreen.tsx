import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

// A chunk of its own: most visits need neither of its screens.
const part = retryImport(() => import(/* webpackChunkName: "notFound" */ './NotFound.tsx'))

/** Says at an address without a screen that there is none, or that the app is too old for it. */
export const NoScreen = () => (
  <Lazy part={part} waiting={<ScreenSkeleton />}>
    {({ NotFound }) => <NotFound />}
  </Lazy>
)
