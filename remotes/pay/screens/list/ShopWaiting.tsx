import { SkeletonBlock } from '@companion/shared/ui/Skeleton'

/** Three plans that are on their way. */
export function PlansWaiting() {
  return [0, 1, 2].map((index) => <SkeletonBlock key={index} height="8rem" />)
}

/** The page before anybody is known. */
export function ShopWaiting() {
  return (
    <>
      <SkeletonBlock height="11rem" />
      <PlansWaiting />
    </>
  )
}
