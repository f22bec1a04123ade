import { deviceStore } from '@companion/shared/platform/storage'

/** Placement of the workbench: beside or below the page, which shrinks; over it as a sheet; or closed. */
export const placements = ['side', 'bottom', 'sheet', 'closed'] as const
export type Placement = (typeof placements)[number]

const key = 'companion.qa.placement'

/** Minimum window width for docking beside the page. */
const wide = 800

export const defaultPlacement = (width: number): Placement => (width >= wide ? 'side' : 'bottom')

/** The placement stored on this device; initially closed. */
export function keptPlacement(): Placement {
  const kept = deviceStore.get(key)
  return placements.find((one) => one === kept) ?? 'closed'
}

/** Makes room for a docked workbench, and stores the placement. */
export function place({ document }: Window, placement: Placement): void {
  deviceStore.set(key, placement)
  if (placement === 'side' || placement === 'bottom')
    document.documentElement.dataset['workbench'] = placement
  else delete document.documentElement.dataset['workbench']
}
