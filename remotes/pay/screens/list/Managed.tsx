import { manageSubscription } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useTexts } from '../../texts.ts'

/** Somebody else renews this plan: where to change that, in place of paying twice. */
export function Managed({ provider, store }: { provider: string; store?: string | undefined }) {
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
