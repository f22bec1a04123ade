import { useState } from 'react'
import { useCarried } from '@companion/shared/swap/guard'
import { useStepData } from '@companion/shared/navigation/router'
import { SupportSheet } from '../SupportSheet.tsx'
import { useFormats, type Formats } from '../useFormats.ts'
import { Checkout } from '../checkout/Checkout.tsx'
import { confirmOf, openStep } from '../checkout/confirmStep.ts'
import { SubscriptionPanel } from '../subscription/SubscriptionPanel.tsx'
import { Offer } from '../plans/Offer.tsx'
import { PayBar, PayLinks } from '../plans/PayBar.tsx'
import { featureNames, offerOf, useShop } from './useShop.ts'
import { ShopSkeleton } from './ShopSkeleton.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useEarlier, useUnfinished } from './useUnfinished.ts'

/** The plans of one user in one language. */
export function Shop({ userId, lang }: { userId: string; lang: string }) {
  const formats = useFormats(lang)
  const unfinished = useUnfinished(userId)
  const shop = useShop(lang, unfinished.waits)
  const stepOrStale = confirmOf(useStepData())
  const step = stepOrStale === 'stale' ? null : stepOrStale
  const earlier = useEarlier(step?.orderId, unfinished.found?.order)
  const [wanted, want] = useCarried<string | undefined>('pay.chosen', undefined)
  const [supportOpen, setSupportOpen] = useState(false)
  const offer = offerOf(shop, wanted)
  const plan = step ? offer.plans?.find(({ id }) => id === step.planId) : offer.plan
  return (
    <>
      {shop.waits ? (
        <ShopSkeleton />
      ) : (
        <ShopContent
          shop={shop}
          offer={offer}
          unfinished={unfinished}
          formats={formats}
          onChoose={want}
          onSupport={() => setSupportOpen(true)}
        />
      )}
      <Checkout
        step={offer.managed ? null : step}
        plan={plan?.status === 'active' ? plan : undefined}
        order={earlier?.plan.id === plan?.id ? earlier : undefined}
        environment={offer.environment}
        providers={offer.providers}
        userId={userId}
        formats={formats}
        onStale={(what) => (what === 'plans' ? shop.plans : shop.paymentSetup).reload()}
        onLeft={unfinished.reload}
      />
      <SupportSheet
        open={supportOpen}
        support={offer.config?.support}
        orderNumber={unfinished.found?.order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </>
  )
}

interface ContentProps {
  shop: ReturnType<typeof useShop>
  offer: ReturnType<typeof offerOf>
  unfinished: ReturnType<typeof useUnfinished>
  formats: Formats
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** An unfinished payment, the subscription and the plans, with the pay bar. What loads late is shown below. */
function ShopContent({ shop, offer, unfinished, formats, onChoose, onSupport }: ContentProps) {
  const { plans, config, managed, plan, buyable } = offer
  const { found } = unfinished
  const subscribed = shop.subscription.data?.plan.id
  const confirm = plan && buyable ? () => openStep({ planId: plan.id }) : undefined
  const banner = found && (
    <Unfinished key="unfinished" unfinished={unfinished} found={found} plans={plans} formats={formats} />
  )
  const panel = (
    <SubscriptionPanel
      key="subscription"
      subscription={shop.subscription}
      usage={shop.usage}
      names={featureNames(plans)}
      planName={plans?.find(({ id }) => id === subscribed)?.name}
      managed={managed}
      formats={formats}
      onRenew={plan?.id === subscribed ? confirm : undefined}
    />
  )
  const choice = (
    <Offer
      key="offer"
      shop={shop}
      plans={plans}
      chosen={plan?.id}
      formats={formats}
      onChoose={onChoose}
      onSupport={onSupport}
    />
  )
  return (
    <>
      {shop.late ? [choice, banner, panel] : [banner, panel, choice]}
      {!shop.rest && <PayLinks policyUrl={config?.policyUrl} onSupport={onSupport} />}
      {plan && confirm && (
        <PayBar
          plan={plan}
          formats={formats}
          policyUrl={config?.policyUrl}
          ready={shop.plans.data !== undefined}
          onPay={confirm}
        />
      )}
    </>
  )
}
