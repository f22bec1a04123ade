import { loadAccount } from '@companion/shared/session/account'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Failure } from '@companion/shared/ui/feedback/Failure'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'

/** The session works, and still the user could not be loaded. */
export function AccountFailure() {
  const t = useErrorTexts()
  const [pending, run] = useSingleFlight()
  const again = async () => {
    // The account's own status says how it went.
    await loadAccount().catch(() => {})
  }
  return <Failure title={t('userLoadFailed')} busy={pending} onRetry={() => run(again)} />
}
