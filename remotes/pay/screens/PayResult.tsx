import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { canGoBack, navigate, routeAt, useLocation } from '@companion/shared/navigation/router'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { sessionState } from '@companion/shared/session/store'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import * as message from '@companion/shared/ui/feedback/Message.css'
import { SkeletonText } from '@companion/shared/ui/feedback/Skeleton'
import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { pendingPurchases } from '../platform/stores.ts'
import { Result } from './result/Result.tsx'
import * as css from './result/Result.css.ts'

/** Adds the flags that the page had before the payment to a query. Returns null if no flag is missing. */
function withFlags(search: string, flags: string): string | null {
  const now = new URLSearchParams(search)
  const missing = [...new URLSearchParams(flags)].filter(([name]) => !now.has(name))
  for (const [name, value] of missing) now.append(name, value)
  return missing.length > 0 ? `?${now.toString()}` : null
}

/**
 * Repairs the page after a provider's redirect. The URL has lost its flags (language, theme, the app's
 * frame), so the page reloads with them. The history has no entry for Back, so the plans are inserted.
 */
function restoreHistory(orderId: string, flags: string): void {
  // If the user has already pressed Back, another route is current and its URL must not change.
  if (routeAt(location.pathname)?.name !== 'payResult') return
  if (canGoBack()) return navigate('payResult', { query: { orderId }, replace: true })
  const search = withFlags(location.search, flags)
  if (search) return location.replace(location.pathname + search)
  navigate('payList', { replace: true })
  navigate('payResult', { query: { orderId } })
}

/** `/pay/result` shows the result of the order in the URL, or of the pending order, otherwise the plans. */
export function PayResult() {
  return <Screen>{useHydrated() ? <NamedResult /> : <ResultSkeleton />}</Screen>
}

function NamedResult() {
  const userId = useSnapshot(sessionState).userData?.userId
  const { query } = useLocation()
  const [hint] = useState(query.get('status'))
  const named = query.get('orderId')
  const orderId = named || (userId && pendingPurchases.read(userId)?.orderId)

  useEffect(() => {
    if (!userId) return
    const pending = pendingPurchases.read(userId)
    if (orderId) restoreHistory(orderId, pending?.orderId === orderId ? pending.flags : '')
    else navigate('payList', { replace: true })
  }, [orderId, userId])

  if (!orderId || !userId) return <ResultSkeleton />
  return (
    <Result key={`${userId} ${orderId}`} orderId={orderId} userId={userId} canceled={hint === 'cancel'} />
  )
}

function ResultSkeleton() {
  const kit = useKitTexts()
  return (
    <>
      <VisuallyHidden live>{kit('loading')}</VisuallyHidden>
      <div className={css.page} aria-hidden="true">
        <div className={message.whole} data-part="verdict">
          <span className={`${skeleton.pulse} ${css.picture}`} />
          <SkeletonText as="p" className={message.title} width={10} />
          <SkeletonText as="p" className={message.text} width={18} />
        </div>
      </div>
    </>
  )
}
