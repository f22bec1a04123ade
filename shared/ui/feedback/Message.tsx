import type { ReactNode } from 'react'
import type { Glyph } from '../text/Icon.tsx'
import * as css from './Message.css.ts'
import { box, warning } from '../text/icons.tsx'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '../controls/Button.tsx'

interface Props {
  picture: Glyph
  tone?: keyof typeof css.picture
  title: ReactNode
  /** The message is the whole page: its line is the heading that receives focus. */
  whole?: boolean
  /** One line. */
  children?: ReactNode
  actions?: ReactNode
}

/** A picture, one line and the next action, in place of content: empty, done or failed. */
export function Message({ picture, tone = 'plain', title, whole, children, actions }: Props) {
  return (
    <div role="status" className={css.whole}>
      <svg className={css.picture[tone]} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
        <circle cx="60" cy="44" r="40" />
        <path
          className={css.spark}
          d="M13 26a4 4 0 1 0 .1 0zM106 12a3 3 0 1 0 .1 0zM110 62a5 5 0 1 0 .1 0z"
        />
        <path className={css.drawing} transform="translate(36 20) scale(2)" d={picture.d} />
      </svg>
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

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  picture?: Glyph
}

/** Says that there is nothing to show, which is no error. */
export function Empty({ title, children, action, picture = box }: EmptyProps) {
  return (
    <Message picture={picture} title={title} actions={action}>
      {children}
    </Message>
  )
}

interface FailureProps {
  /** What happened. */
  title: ReactNode
  /** What the user can do. */
  children?: ReactNode
  /** It is the whole page. */
  whole?: boolean
  onRetry?: () => void
  /** The label of Retry, where it has one of its own. */
  retry?: string
  busy?: boolean
  /** Further ways out, as text buttons. */
  actions?: ReactNode
  picture?: Glyph
}

/** Says that something could not be shown, in its place, with Retry. */
export function Failure(props: FailureProps) {
  const { title, children, whole = false, onRetry, retry, busy = false, actions, picture = warning } = props
  const t = useKitTexts()
  return (
    <Message
      picture={picture}
      tone="danger"
      whole={whole}
      title={title}
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
    >
      {children}
    </Message>
  )
}
