import type { ReactNode } from 'react'
import type { Glyph } from '../text/Icon.tsx'
import * as css from './Message.css.ts'
import { box, warning } from '../text/frameIcons.tsx'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '../controls/Button.tsx'

interface Props {
  /** An empty box without it. */
  picture?: Glyph
  /** A drawing in place of the picture. */
  scene?: ReactNode
  tone?: keyof typeof css.picture
  title: ReactNode
  /** The message is the whole page: its line is the heading that receives focus. */
  whole?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** A picture, one line and the next action, in place of content: empty, done or failed. */
export function Message({ picture = box, scene, tone = 'info', title, whole, children, actions }: Props) {
  return (
    <div role="status" className={css.whole}>
      {scene ?? (
        <svg className={css.picture[tone]} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
          <circle cx="60" cy="44" r="40" />
          <path
            className={css.spark}
            d="M13 26a4 4 0 1 0 .1 0zM106 12a3 3 0 1 0 .1 0zM110 62a5 5 0 1 0 .1 0z"
          />
          <path className={css.drawing} transform="translate(36 20) scale(2)" d={picture.d} />
        </svg>
      )}
      {whole ? (
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={css.title}>{title}</p>
      )}
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

interface FailureProps extends Omit<Props, 'tone'> {
  retry?: ReactNode
  onRetry?: () => void
  busy?: boolean
}

/** Says in its place that something could not be shown, and what can be done: Retry, other ways out. */
export function Failure({
  retry,
  onRetry,
  busy = false,
  actions,
  picture = warning,
  ...message
}: FailureProps) {
  const t = useKitTexts()
  return (
    <Message
      {...message}
      picture={picture}
      tone="danger"
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant="secondary" busy={busy} onClick={onRetry}>
                {retry ?? t('retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
    />
  )
}
