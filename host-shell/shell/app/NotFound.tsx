import { navigate, useLocation } from '@companion/shared/navigation/router'
import { Button } from '@companion/shared/ui/controls/Button'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { findUnserved } from '../federation/findUnserved.ts'
import { useShellTexts } from '../texts/texts.ts'
import { UpdateApp } from './UpdateApp.tsx'

export function NotFound() {
  const t = useShellTexts()
  const unserved = findUnserved(useLocation().path)
  if (unserved) return <UpdateApp {...unserved} />
  return (
    <Screen>
      <Message
        scene="signpost"
        whole
        title={t('notFound')}
        actions={
          <Button variant="secondary" onClick={() => navigate('/', { replace: true })}>
            {t('toMenu')}
          </Button>
        }
      >
        {t('notFoundHint')}
      </Message>
    </Screen>
  )
}
