import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { canGoBack, navigate, routeAt, usePlace } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { pendings } from '../world/stores.ts'
import { Result } from './result/Result.tsx'
import { ResultWaiting } from './result/ResultWaiting.tsx'

/** The query with the flags that the page had when it left, or null when nothing is missing. */
function withFlags(search: string, flags: string): string | null {
  const now = new URLSearchParams(search)
  const missing = [...new URLSearchParams(flags)].filter(([name]) => !now.has(name))
  for (const [name, value] of missing) now.append(name, value)
  return missing.length > 0 ? `?${now.toString()}` : null
}

/**
 * Whoever comes from a provider's page has nothing behind them here, so the plans are put there, for Back; and has
 * lost the page's flags (language, theme, the app's frame), with which the page is then loaded once more.
 */
function settleIn(orderId: string, flags: string): void {
  // Back was pressed as soon as the page appeared; another one is on its way.
  if (routeAt(location.pathname)?.name !== 'payResult') return
  if (canGoBack()) return navigate('payResult', { query: { orderId }, replace: true })
  const search = withFlags(location.search, flags)
  if (search) return location.replace(location.pathname + search)
  navigate('payList', { replace: true })
  navigate('payResult', { query: { orderId } })
}

/** `/pay/result`: what became of an order. Without an order it is the one under way, and without that the plans. */
export function PayResult() {
  const { lang } = useSnapshot(language)
  const userId = useSnapshot(sessionState).userData?.userId
  const { query } = usePlace()
  const [hint] = useState(query.get('status'))
  const named = query.get('orderId')
  const orderId = named || (userId && pendings.read(userId)?.orderId)

  useEffect(() => {
    if (!userId) return
    const held = pendings.read(userId)
    if (orderId) settleIn(orderId, held?.orderId === orderId ? held.flags : '')
    else navigate('payList', { replace: true })
  }, [orderId, userId])

  return (
    <Screen>
      {orderId && userId ? (
        <Result
          key={`${userId} ${orderId}`}
          orderId={orderId}
          userId={userId}
          lang={lang}
          canceled={hint === 'cancel'}
        />
      ) : (
        <ResultWaiting />
      )}
    </Screen>
  )
}
