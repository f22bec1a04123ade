import { navigate } from '@companion/shared/navigation/router'
import { Button } from '@companion/shared/ui/Button'
import { Empty } from '@companion/shared/ui/Empty'
import { Screen } from '@companion/shared/ui/Screen'
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
