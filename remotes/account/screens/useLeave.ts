import { useEffect, useRef } from 'react'
import { navigate } from '@companion/shared/navigation/router'

/** Leaves a finished screen: back to where the user came from, else to the menu. Not if they have left already. */
export function useLeave(): () => void {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => {
    if (mounted.current) void navigate.back({ otherwise: '/' })
  }
}
