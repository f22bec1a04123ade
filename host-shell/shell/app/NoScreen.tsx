import { Lazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

// A separate chunk, because most visits show neither `NotFound` nor `UpdateApp`.
const part = retryImport(() => import(/* webpackChunkName: "notFound" */ './NotFound.tsx'))

/** Shown for a URL without a screen: either no such page exists, or the app is too old for it. */
export const NoScreen = () => (
  <Lazy part={part} waiting={<ScreenSkeleton />}>
    {({ NotFound }) => <NotFound />}
  </Lazy>
)
