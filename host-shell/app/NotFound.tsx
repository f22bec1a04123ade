import { navigate } from '@companion/shared/navigation/router'
import { Button } from '@companion/shared/ui/controls/Button'
import { Empty } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useShellTexts } from '../texts/texts.ts'

/** An address that no remote serves. */
export function NotFound() {
  const t = useShellTexts()
  return (
    <Screen>
      <Empty
        title={t('notFound')}
        action={
          <Button variant="secondary" onClick={() => navigate('/', { replace: true })}>
            {t('toMenu')}
          </Button>
        }
      >
        {t('notFoundHint')}
      </Empty>
    </Screen>
  )
}
