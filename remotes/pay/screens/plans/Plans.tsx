import { useId } from 'react'
import { info } from '@companion/shared/ui/text/icons'
import { isApiError } from '@companion/shared/http/apiError'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Choices } from '@companion/shared/ui/controls/RadioCards'
import { Failure, Message } from '@companion/shared/ui/feedback/Message'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import { Group } from '@companion/shared/ui/layout/Group'
import { Accordion } from '@companion/shared/ui/rows/Accordion'
import type { Plan } from '../../plans.ts'
import { isWeChat } from '../../model/channel.ts'
import { isShort } from '../../model/period.ts'
import { subscriptionState } from '../../model/subscription.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useUntil } from '../subscription/Subscription.tsx'
import { PlanRow } from './PlanRow.tsx'
import * as css from './Plans.css.ts'

const isOffline = ({ loadedPlans: { failure } }: PlansPageState) =>
  isApiError(failure) && failure.type === 'network'

interface Props {
  page: PlansPageState
  onChoose: (planId: string) => void
  onSupport: () => void
}

/** The plans, or the reason why there are none. */
export function Plans({ page, onChoose, onSupport }: Props) {
  const t = useTexts()
  const { plans, shown } = page
  const offline = isOffline(page)
  if (!plans)
    return (
      <Failure scene={offline ? 'router' : 'bag'} title={t('plansFailed')} onRetry={page.reload}>
        {t(offline ? 'notConnected' : 'tryLater')}
      </Failure>
    )
  if (shown.length === 0)
    return (
      <Message
        scene="bag"
        picture={info}
        title={t('noPlans')}
        actions={
          <Button variant="text" onClick={onSupport}>
            {t('support')}
          </Button>
        }
      >
        {t('noPlansHint')}
      </Message>
    )
  return <PlanList page={page} onChoose={onChoose} />
}

/**
 * The list of plans, with those for days and weeks folded. It's a group of radio buttons, unless nothing can be
 * bought. If a store manages the current plan, only the other plans are listed.
 */
function PlanList({ page, onChoose }: Pick<Props, 'page' | 'onChoose'>) {
  const t = useTexts()
  const group = useId()
  const until = useUntil()
  const { subscription, standing, now, managed } = page
  const closed = standing === 'closed'
  const inUse =
    subscription.data && subscriptionState(subscription.data, now) !== 'expired' && subscription.data
  const listed = page.shown.filter(({ id }) => !managed || id !== page.held?.id)
  const long = listed.filter(({ period }) => !isShort(period))
  const short = long.length > 0 ? listed.filter(({ period }) => isShort(period)) : []
  const row = (plan: Plan) => (
    <PlanRow
      key={plan.id}
      plan={plan}
      choice={
        page.offer(plan) === 'none'
          ? undefined
          : { group, checked: plan.id === page.plan?.id, onChoose: () => onChoose(plan.id) }
      }
      current={inUse && plan.id === inUse.plan.id ? until(inUse, now, 'shortDate') : undefined}
      bare={closed}
    />
  )
  const rows = (
    <div className={css.list}>
      <div className={radio.cards}>{(long.length > 0 ? long : listed).map(row)}</div>
      {short.length > 0 && (
        <Group>
          <Accordion
            name="shortPasses"
            label={t('shortPasses')}
            note={<bdi>{short.map(({ name }) => name).join(' · ')}</bdi>}
            defaultOpen={short.some(({ id }) => id === page.plan?.id || id === page.held?.id)}
          >
            <div className={css.folded}>{short.map(row)}</div>
          </Accordion>
        </Group>
      )}
    </div>
  )
  if (!closed) return <Choices legend={<h2>{t('choosePlan')}</h2>}>{rows}</Choices>
  if (listed.length === 0) return null
  return (
    <section>
      <h2 className={radio.legend}>{t(managed ? 'otherPlans' : 'plans')}</h2>
      {rows}
    </section>
  )
}

/** Warns that the plans are cached because loading failed, and offers to retry. */
export function CacheBanner({ page }: { page: PlansPageState }) {
  const t = useTexts()
  const kit = useKitTexts()
  if (page.shown.length === 0 || page.loadedPlans.data) return null
  return (
    <Banner
      tone="warn"
      title={t(isOffline(page) ? 'offlineTitle' : 'plansFailed')}
      action={{ label: kit('retry'), onClick: page.reload }}
    >
      {t('offlineText')}
    </Banner>
  )
}

/** Shows why nothing can be paid. Either there's no provider, or the providers failed to load. */
export function ProvidersBanner({ page }: { page: PlansPageState }) {
  const t = useTexts()
  const kit = useKitTexts()
  const { data, failure } = page.paymentSetup
  if (page.shown.length === 0) return null
  if (data?.providers.length === 0) {
    const browser = isWeChat(data.environment) ? 'noWayWeChat' : 'noWayBrowser'
    return (
      <Banner tone="warn" title={t('noWay')}>
        {t(data.environment.app === 'none' ? browser : 'noWayApp')}
      </Banner>
    )
  }
  if (failure === undefined || data || !page.loadedPlans.data) return null
  return (
    <Banner tone="warn" action={{ label: kit('retry'), onClick: page.reload }}>
      {t('wayFailed')}
    </Banner>
  )
}
