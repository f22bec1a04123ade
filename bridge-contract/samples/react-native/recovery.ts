import { useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { recoveryLimit } from './recoveryLimit'

interface Recovery {
  /** Whether the page has been lost too often. The user can retry. */
  readonly hasGivenUp: boolean
  /** Records that the system has killed the page's process. `reopen` loads the page again. */
  lost(reopen: () => void): void
  retry(): void
}

/**
 * Reopens the page after each loss, up to the limit. It waits until the app is in the foreground, because the
 * system would kill a page in the background again.
 */
export function useRecovery(): Recovery {
  const [state, setState] = useState<'open' | 'lost' | 'givenUp'>('open')
  const mayReopen = useRef(recoveryLimit())
  const reopen = useRef(() => {})
  useEffect(() => {
    if (state !== 'lost') return
    const reopenIfActive = () => {
      if (AppState.currentState !== 'active') return
      setState('open')
      reopen.current()
    }
    reopenIfActive()
    const change = AppState.addEventListener('change', reopenIfActive)
    return () => change.remove()
  }, [state])
  return {
    hasGivenUp: state === 'givenUp',
    lost: (by) => {
      reopen.current = by
      setState(mayReopen.current() ? 'lost' : 'givenUp')
    },
    retry: () => {
      mayReopen.current = recoveryLimit()
      setState('lost')
    },
  }
}
