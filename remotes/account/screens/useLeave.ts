import { navigate } from '@companion/shared/navigation/router'
import { useIsMounted } from '@companion/shared/hooks/useIsMounted'

/** Leaves a finished screen: back to where the user came from, else to the menu. Not if they have left already. */
export function useLeave(): () => void {
  const mounted = useIsMounted()
  return () => {
    if (mounted.current) void navigate.back({ otherwise: '/' })
  }
}
