import { useKitTexts } from '@companion/shared/texts/kit/texts'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { warning } from '../text/icons.tsx'
import type { Glyph } from '../text/Icon.tsx'
import { Message } from './Message.tsx'

interface Props {
  /** What happened. */
  title: ReactNode
  /** What the user can do. */
  children?: ReactNode
  onRetry?: () => void
  busy?: boolean
  /** Further ways out, as text buttons. */
  actions?: ReactNode
  picture?: Glyph
}

/** Something could not be shown: says so where it would have been, with a way to try again. */
export function Failure({ title, children, onRetry, busy = false, actions, picture = warning }: Props) {
  const t = useKitTexts()
  return (
    <Message
      picture={picture}
      tone="danger"
      title={title}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant="secondary" busy={busy} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
    </Message>
  )
}
