import { deviceStore } from '@companion/shared/platform/storage'

/**
 * Placement of the workbench. `side` and `bottom` shrink the page, `sheet` covers it, and `closed` hides the
 * workbench.
 */
const placements = ['side', 'bottom', 'sheet', 'closed'] as const
export type Placement = (typeof placements)[number]

/** The placements in which the workbench is visible, with their names for the user. */
export const docks = { side: 'Side', bottom: 'Bottom', sheet: 'Sheet' } as const

const key = 'companion.qa.placement'

/** Minimum window width for docking beside the page, in CSS pixels. */
const wide = 800

export const defaultPlacement = (width: number): Placement => (width >= wide ? 'side' : 'bottom')

/** Returns the placement stored on this device. It's closed if nothing is stored. */
export function keptPlacement(): Placement {
  const kept = deviceStore.get(key)
  return placements.find((one) => one === kept) ?? 'closed'
}

/** Shrinks the page if the workbench is docked, and stores the placement. */
export function place({ document }: Window, placement: Placement): void {
  deviceStore.set(key, placement)
  if (placement === 'side' || placement === 'bottom')
    document.documentElement.dataset['workbench'] = placement
  else delete document.documentElement.dataset['workbench']
}
