import { deviceStore } from '@companion/shared/platform/storage'

/** Where the workbench stands: beside or below the page, which gets smaller, over it as a sheet, or closed. */
export const placements = ['side', 'bottom', 'sheet', 'closed'] as const
export type Placement = (typeof placements)[number]

const key = 'companion.qa.placement'

/** Below this width of the window there is no room beside the page. */
const wide = 800

export const defaultPlacement = (width: number): Placement => (width >= wide ? 'side' : 'bottom')

/** Where it stood on this device; closed the first time. */
export function keptPlacement(): Placement {
  const kept = deviceStore.get(key)
  return placements.find((one) => one === kept) ?? 'closed'
}

/** Moves the page out of the way of a docked workbench, and remembers the place. */
export function place({ document }: Window, placement: Placement): void {
  deviceStore.set(key, placement)
  if (placement === 'side' || placement === 'bottom')
    document.documentElement.dataset['workbench'] = placement
  else delete document.documentElement.dataset['workbench']
}
