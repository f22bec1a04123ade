import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { askForAccount, useAccount } from '@companion/shared/session/account'

/**
 * Warns above a form that the user's data couldn't be loaded, and offers to retry. The form works without it.
 */
export function AccountNotice() {
  const t = useErrorTexts()
  const { status } = useAccount()
  if (status !== 'failed') return null
  return (
    <Banner tone="warn" action={{ label: t('retry'), onClick: () => askForAccount() }}>
      {t('userLoadFailed')}
    </Banner>
  )
}
