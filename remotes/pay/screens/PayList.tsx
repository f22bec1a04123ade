import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useStepData } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { useCarried } from '@companion/shared/swap/guard'
import { language } from '@companion/shared/texts/language'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../texts.ts'
import { SupportSheet } from './SupportSheet.tsx'
import { Checkout } from './checkout/Checkout.tsx'
import { confirmOf, openStep } from './checkout/confirmStep.ts'
import { Subscription } from './subscription/Subscription.tsx'
import { UsageCard } from './subscription/UsageCard.tsx'
import { CacheBanner, Plans, ProvidersBanner } from './plans/Plans.tsx'
import { PayBar, PayLinks } from './plans/PayBar.tsx'
import { shopLoads } from './list/shopLoads.ts'
import { useShop, type ShopState } from './list/useShop.ts'
import { ShopSkeleton } from './list/ShopSkeleton.tsx'
import { useSeenAgain } from './list/useSeenAgain.ts'
import { Unfinished, useEarlier, useUnfinished } from './list/Unfinished.tsx'

/** `/pay/`: the subscription and the plans on offer. Another user or another language starts it again. */
export function PayList() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { userData } = useSnapshot(sessionState)
  return (
    <Screen title={t('payTitle')}>
      {/* Without a session the shell says so over this page. */}
      {userData ? (
        <Shop key={`${userData.userId} ${lang}`} userId={userData.userId} lang={lang} />
      ) : (
        <ShopSkeleton />
      )}
    </Screen>
  )
}

function Shop({ userId, lang }: { userId: string; lang: string }) {
  const [loads] = useState(() => shopLoads(userId, lang))
  const unfinished = useUnfinished(loads.unfinished)
  const [wanted, want] = useCarried<string | undefined>('pay.chosen', undefined)
  const shop = useShop(loads, lang, wanted, unfinished.waits)
  const { refresh } = shop
  useSeenAgain(() => {
    unfinished.reload()
    refresh()
  })
  const stepOrStale = confirmOf(useStepData())
  const step = stepOrStale === 'stale' ? null : stepOrStale
  const earlier = useEarlier(step?.orderId, unfinished.found?.order)
  const [supportOpen, setSupportOpen] = useState(false)
  const plan = step ? shop.plans?.find(({ id }) => id === step.planId) : shop.plan
  return (
    <>
      {shop.waits ? (
        <ShopSkeleton />
      ) : (
        <ShopContent
          shop={shop}
          unfinished={unfinished}
          userId={userId}
          onChoose={want}
          onSupport={() => setSupportOpen(true)}
        />
      )}
      <Checkout
        step={step}
        shop={shop}
        plan={plan}
        offer={plan && shop.buyable ? shop.offer(plan) : 'none'}
        order={earlier?.plan.id === plan?.id ? earlier : undefined}
        userId={userId}
        onLeft={unfinished.reload}
      />
      <SupportSheet
        open={supportOpen}
        support={shop.config?.support}
        orderNumber={unfinished.found?.order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </>
  )
}

interface ContentProps {
  shop: ShopState
  unfinished: ReturnType<typeof useUnfinished>
  userId: string
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** An unfinished payment, the subscription and the plans, with the pay bar. What loads late is shown below the plans. */
function ShopContent({ shop, unfinished, userId, onChoose, onSupport }: ContentProps) {
  const { plans, plan } = shop
  const banner = <Unfinished key="unfinished" unfinished={unfinished} userId={userId} plans={plans} />
  const panel = <Subscription key="subscription" shop={shop} />
  const usage = <UsageCard key="usage" shop={shop} />
  const cache = <CacheBanner key="cache" shop={shop} />
  const choice = <Plans key="plans" shop={shop} onChoose={onChoose} onSupport={onSupport} />
  const providers = <ProvidersBanner key="providers" shop={shop} />
  return (
    <>
      <Columns as="flow">
        {shop.late
          ? [cache, choice, providers, banner, panel, usage]
          : [banner, panel, cache, providers, choice, usage]}
      </Columns>
      {!shop.rest && <PayLinks policyUrl={shop.config?.policyUrl} onSupport={onSupport} />}
      {plan && shop.buyable && <PayBar plan={plan} shop={shop} onPay={() => openStep({ planId: plan.id })} />}
    </>
  )
}
