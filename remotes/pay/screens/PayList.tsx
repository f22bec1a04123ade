import { useSnapshot } from 'valtio'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../texts.ts'
import { Shop } from './list/Shop.tsx'
import { ShopSkeleton } from './list/ShopSkeleton.tsx'

/** `/pay/`: the subscription and the plans on offer. Another user or another language starts it again. */
export function PayList() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { userData } = useSnapshot(sessionState)
  return (
    <Screen title={t('payTitle')}>
      {/* Without a session the shell says so over this page. */}
      {userData ? (
        <Shop key={`${userData.userId} ${lang}`} userId={userData.userId} lang={lang} />
      ) : (
        <ShopSkeleton />
      )}
    </Screen>
  )
}
