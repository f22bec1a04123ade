import { useState, type ReactNode } from 'react'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { askForAccount, useAccount } from '@companion/shared/session/account'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonBlock, SkeletonLines } from '@companion/shared/ui/feedback/Skeleton'

interface Props {
  title: string
  children: (user: CurrentUser) => ReactNode
}

/**
 * Renders its children once the account has loaded. The children stay mounted while the session is broken or
 * has just ended, otherwise typed text and messages would disappear.
 */
export function AccountGate({ title, children }: Props) {
  const t = useErrorTexts()
  const { user, status } = useAccount()
  const [known, setKnown] = useState<CurrentUser | null>(user)
  if (user && user !== known) setKnown(user)
  const shown = user ?? known
  if (shown) return children(shown)
  return (
    <Screen title={title}>
      {status === 'failed' ? (
        <Failure title={t('userLoadFailed')} onRetry={() => askForAccount(true)} />
      ) : (
        <>
          <SkeletonLines count={2} />
          <SkeletonBlock />
        </>
      )}
    </Screen>
  )
}
