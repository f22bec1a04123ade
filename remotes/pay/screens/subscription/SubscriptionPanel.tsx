import type { Subscription, Usage } from '@companion/shared/http/shapes/orders'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { manageSubscription } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import type { managedElsewhere } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { isWaiting, type Loaded } from '../useLoad.ts'
import { SubscriptionSkeleton, UsageSkeleton } from '../list/ShopSkeleton.tsx'
import { SubscriptionCard, UsageList } from './SubscriptionCard.tsx'

interface Props {
  subscription: Loaded<Subscription | null>
  usage: Loaded<readonly Usage[]>
  names: ReadonlyMap<string, string>
  /** The plan's name in the page's language, where it is known. */
  planName: string | undefined
  managed: ReturnType<typeof managedElsewhere>
  formats: Formats
  onRenew: (() => void) | undefined
}

/** The subscription, loaded by itself: it does not keep the plans from being shown. Missing usage is left out. */
export function SubscriptionPanel({
  subscription,
  usage,
  names,
  planName,
  managed,
  formats,
  onRenew,
}: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  if (isWaiting(subscription)) return <SubscriptionSkeleton />
  if (subscription.data === undefined)
    return (
      <Banner tone="warn" action={{ label: kit('retry'), onClick: subscription.reload }}>
        {t('planFailed')}
      </Banner>
    )
  if (!subscription.data) return null
  return (
    <SubscriptionCard
      subscription={subscription.data}
      name={planName ?? subscription.data.plan.name}
      formats={formats}
      onRenew={onRenew}
    >
      {usage.data && <UsageList usages={usage.data} names={names} formats={formats} />}
      {isWaiting(usage) && <UsageSkeleton />}
      {managed && <Managed {...managed} />}
    </SubscriptionCard>
  )
}

/** Somebody else renews this plan: where to change that, in place of paying twice. */
function Managed({ provider, store }: { provider: string; store?: string | undefined }) {
  const t = useTexts()
  const open = () => {
    call(manageSubscription, { provider }).catch(() =>
      showToast({ text: t('manageFailed', { store: store ?? '' }), tone: 'danger' }),
    )
  }
  return (
    <>
      <Banner tone="warn">{store ? t('managedIn', { store }) : t('managedOther')}</Banner>
      {store && supports(manageSubscription).ok && (
        <Button variant="secondary" onClick={open}>
          {t('manage', { store })}
        </Button>
      )}
    </>
  )
}
