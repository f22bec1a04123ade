import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
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
import { plansPageLoads } from './list/plansPageLoads.ts'
import { usePlansPage, type PlansPageState } from './list/usePlansPage.ts'
import { PlansSkeleton } from './list/PlansSkeleton.tsx'
import { useSeenAgain } from './list/useSeenAgain.ts'
import { PendingOrder, useReusableOrder, usePendingOrder } from './list/PendingOrder.tsx'

/** `/pay/` shows the subscription and the plans. It remounts for another user or language. */
export function PayList() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { userData } = useSnapshot(sessionState)
  const hydrated = useHydrated()
  return (
    <Screen title={t('payTitle')}>
      {/* Without a session, the shell covers this page, so a skeleton is enough. */}
      {hydrated && userData ? (
        <PlansPage key={`${userData.userId} ${lang}`} userId={userData.userId} lang={lang} />
      ) : (
        <PlansSkeleton />
      )}
    </Screen>
  )
}

function PlansPage({ userId, lang }: { userId: string; lang: string }) {
  const [loads] = useState(() => plansPageLoads(userId, lang))
  const pendingOrder = usePendingOrder(loads.pendingOrder)
  const [wanted, want] = useCarried<string | undefined>('pay.chosen', undefined)
  const page = usePlansPage(loads, lang, wanted, pendingOrder.waits)
  const { refresh } = page
  useSeenAgain(() => {
    pendingOrder.reload()
    refresh()
  })
  const stepOrStale = confirmOf(useStepData())
  const step = stepOrStale === 'stale' ? null : stepOrStale
  const reusableOrder = useReusableOrder(step?.orderId, pendingOrder.found?.order)
  const [supportOpen, setSupportOpen] = useState(false)
  const plan = step ? page.plans?.find(({ id }) => id === step.planId) : page.plan
  return (
    <>
      {page.waits ? (
        <PlansSkeleton />
      ) : (
        <PlansContent
          page={page}
          pendingOrder={pendingOrder}
          userId={userId}
          onChoose={want}
          onSupport={() => setSupportOpen(true)}
        />
      )}
      <Checkout
        step={step}
        page={page}
        plan={plan}
        offer={plan && page.buyable ? page.offer(plan) : 'none'}
        order={reusableOrder?.plan.id === plan?.id ? reusableOrder : undefined}
        userId={userId}
        onLeft={pendingOrder.reload}
      />
      <SupportSheet
        open={supportOpen}
        support={page.config?.support}
        orderNumber={pendingOrder.found?.order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </>
  )
}

interface ContentProps {
  page: PlansPageState
  pendingOrder: ReturnType<typeof usePendingOrder>
  userId: string
  onChoose: (planId: string) => void
  onSupport: () => void
}

/**
 * The pending order, the subscription, the plans and the pay bar. Late data is shown below the plans, so that
 * the plans don't move.
 */
function PlansContent({ page, pendingOrder, userId, onChoose, onSupport }: ContentProps) {
  const { plans, plan } = page
  const banner = <PendingOrder key="pendingOrder" pendingOrder={pendingOrder} userId={userId} plans={plans} />
  const panel = <Subscription key="subscription" page={page} onChoose={onChoose} />
  const usage = <UsageCard key="usage" page={page} />
  const cache = <CacheBanner key="cache" page={page} />
  const choice = <Plans key="plans" page={page} onChoose={onChoose} onSupport={onSupport} />
  const providers = <ProvidersBanner key="providers" page={page} />
  return (
    <>
      <Columns as="flow">
        {page.late
          ? [cache, choice, providers, banner, panel, usage]
          : [banner, panel, cache, providers, choice, usage]}
      </Columns>
      {!page.rest && <PayLinks policyUrl={page.config?.policyUrl} onSupport={onSupport} />}
      {plan && page.buyable && <PayBar plan={plan} page={page} onPay={() => openStep({ planId: plan.id })} />}
    </>
  )
}
