import { canGoBack, goBack, navigate } from '@companion/shared/navigation/router'
import { useIsMounted } from '@companion/shared/loading/useIsMounted'

/** Leaves a finished screen: back to where the user came from, else to the menu. Not if they have left already. */
export function useLeave(): () => void {
  const here = useIsMounted()
  return () => {
    if (!here.current) return
    if (canGoBack()) goBack()
    else navigate('/', { replace: true })
  }
}
