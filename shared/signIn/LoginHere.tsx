import { useLazy } from '../loading/useLazy.ts'
import { useErrorTexts } from '../texts/errors/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'

interface Props {
  /** The account to log in with, where it is known. */
  identifier?: string | undefined
  /** The session is open. */
  onDone(): void
}

const loadPanel = () => import(/* webpackChunkName: "session" */ './LoginPanel.tsx')

/** Signing in on the spot, fetched when it is first needed. */
export function LoginHere({ identifier, onDone }: Props) {
  const t = useErrorTexts()
  const [panel, retry] = useLazy(loadPanel)
  if (panel.is === 'loading') return <Spinner />
  if (panel.is === 'failed') return <Button onClick={retry}>{t('retry')}</Button>
  const { LoginPanel } = panel.value
  return <LoginPanel {...(identifier && { identifier })} onDone={onDone} />
}
