import { useState } from 'react'
import { useCarried } from '@companion/shared/swap/guard'
import { reportError } from '@companion/shared/http/reportError'
import { navigate, useStepData } from '@companion/shared/navigation/router'
import { showToast } from '@companion/shared/toasts/queue'
import { managedElsewhere } from '../../model/holding.ts'
import { useTexts } from '../../texts.ts'
import { SupportSheet } from '../SupportSheet.tsx'
import { useFormats } from '../useFormats.ts'
import { isWaiting } from '../useLoad.ts'
import { Checkout } from './Checkout.tsx'
import { chosenPlan, featureNames } from './choice.ts'
import { confirmOf, openStep } from './confirmStep.ts'
import { Held } from './Held.tsx'
import { Offer } from './Offer.tsx'
import { PayBar } from './PayBar.tsx'
import { PayLinks } from './PayLinks.tsx'
import { ShopWaiting } from './ShopWaiting.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useEarlier } from './useEarlier.ts'
import { useShop } from './useShop.ts'
import { useUnfinished } from './useUnfinished.ts'

/** The plans of one user in one language. */
export function Shop({ userId, lang }: { userId: string; lang: string }) {
  const t = useTexts()
  const formats = useFormats(lang)
  const unfinished = useUnfinished(userId)
  const shop = useShop(lang, unfinished.waits)
  const noted = confirmOf(useStepData())
  const step = noted === 'stale' ? null : noted
  const earlier = useEarlier(step?.orderId, unfinished.found?.order)
  const [wanted, want] = useCarried<string | undefined>('pay.chosen', undefined)
  const [asking, ask] = useState(false)

  const plans = shop.plans.data ?? shop.seen ?? undefined
  const { config, ways = [], place } = shop.counter.data ?? {}
  const held = shop.subscription.data ?? null
  const managed = held && config ? managedElsewhere(held, ways) : null
  const holdingKnown = !isWaiting(shop.subscription)
  const plan = chosenPlan(plans, wanted, holdingKnown ? held : undefined)
  // Who holds a plan elsewhere would pay twice, so nothing can be bought before that is known.
  const buyable = plan !== undefined && ways.length > 0 && holdingKnown && !managed
  const confirm = (planId: string) => openStep({ planId })
  const sought = step ? plans?.find(({ id }) => id === step.planId) : plan

  const cancel = () =>
    unfinished.cancel().then(
      () => showToast({ text: t('orderCanceled'), tone: 'info' }),
      (error: unknown) => reportError(error, { fallback: { text: t('notCanceled') } }),
    )
  const { found } = unfinished
  const foundPlan = found && plans?.find(({ id }) => id === found.pending.planId)
  const begun = found && (
    <Unfinished
      key="begun"
      what={[foundPlan?.name ?? found.order?.plan.name, found.order && formats.money(found.order.amount)]
        .filter(Boolean)
        .join(' · ')}
      busy={unfinished.busy}
      onCheck={() => navigate('payResult', { query: { orderId: found.pending.orderId } })}
      onCancel={() => void cancel()}
    />
  )
  const holding = (
    <Held
      key="holding"
      subscription={shop.subscription}
      usage={shop.usage}
      names={featureNames(plans)}
      planName={plans?.find(({ id }) => id === held?.plan.id)?.name}
      managed={managed}
      formats={formats}
      onRenew={held && plan?.id === held.plan.id && buyable ? () => confirm(plan.id) : undefined}
    />
  )
  const offer = (
    <Offer
      key="offer"
      shop={shop}
      plans={plans}
      chosen={plan?.id}
      formats={formats}
      onChoose={want}
      onSupport={() => ask(true)}
    />
  )
  return (
    <>
      {shop.waits ? (
        <ShopWaiting />
      ) : (
        <>
          {shop.late ? [offer, begun, holding] : [begun, holding, offer]}
          {!shop.rest && <PayLinks policyUrl={config?.policyUrl} onSupport={() => ask(true)} />}
          {buyable && (
            <PayBar
              plan={plan}
              formats={formats}
              policyUrl={config?.policyUrl}
              ready={shop.plans.data !== undefined}
              onPay={() => confirm(plan.id)}
            />
          )}
        </>
      )}
      <Checkout
        step={managed ? null : step}
        plan={sought?.status === 'active' ? sought : undefined}
        order={earlier?.plan.id === sought?.id ? earlier : undefined}
        place={place}
        ways={ways}
        userId={userId}
        formats={formats}
        onStale={(what) => (what === 'plans' ? shop.plans : shop.counter).reload()}
        onLeft={unfinished.reload}
      />
      <SupportSheet
        open={asking}
        support={config?.support}
        orderNumber={found?.order?.no}
        onClose={() => ask(false)}
      />
    </>
  )
}
