import type { Subscription, Usage } from '@companion/shared/http/shapes/orders'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import type { managedElsewhere } from '../../model/holding.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { isWaiting, type Loaded } from '../useLoad.ts'
import { HoldingCard } from './HoldingCard.tsx'
import { Managed } from './Managed.tsx'
import { HeldWaiting, UsageWaiting } from './ShopWaiting.tsx'
import { UsageList } from './UsageList.tsx'

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

/** What the user holds, by itself: plans are shown whether or not this can be. Usage that is missing is left out. */
export function Held({ subscription, usage, names, planName, managed, formats, onRenew }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  if (isWaiting(subscription)) return <HeldWaiting />
  if (subscription.data === undefined)
    return (
      <Banner tone="warn" action={{ label: kit('retry'), onClick: subscription.reload }}>
        {t('planFailed')}
      </Banner>
    )
  if (!subscription.data) return null
  return (
    <HoldingCard
      subscription={subscription.data}
      name={planName ?? subscription.data.plan.name}
      formats={formats}
      onRenew={onRenew}
    >
      {usage.data && <UsageList usages={usage.data} names={names} formats={formats} />}
      {isWaiting(usage) && <UsageWaiting />}
      {managed && <Managed {...managed} />}
    </HoldingCard>
  )
}
