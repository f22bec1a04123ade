import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { canGoBack, navigate, usePlace } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { Screen } from '@companion/shared/ui/Screen'
import { SkeletonBlock } from '@companion/shared/ui/Skeleton'
import { pendings } from '../world/stores.ts'
import { Result } from './result/Result.tsx'

/** Whoever comes from a provider's page has nothing behind them here: the plans are put there, for Back. */
function settleIn(orderId: string): void {
  if (!canGoBack()) navigate('payList', { replace: true })
  else return
  navigate('payResult', { query: { orderId } })
}

/** `/pay/result`: what became of an order. Without an order it is the one under way, and without that the plans. */
export function PayResult() {
  const { lang } = useSnapshot(language)
  const userId = useSnapshot(session).userData?.userId
  const { query } = usePlace()
  const [hint] = useState(query.get('status'))
  const named = query.get('orderId')
  const orderId = named || (userId && pendings.read(userId)?.orderId)

  useEffect(() => {
    if (orderId) settleIn(orderId)
    else if (userId) navigate('payList', { replace: true })
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
        <SkeletonBlock height="14rem" />
      )}
    </Screen>
  )
}
