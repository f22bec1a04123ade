import { type ReactNode, Suspense, use, useState } from 'react'
import type { Glyph } from '../text/Icon.tsx'
import type { DrawingProps } from './Drawing.tsx'
import * as css from './Message.css.ts'
import { warning } from '../text/frameIcons.tsx'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '../controls/Button.tsx'

type Drawings = Promise<typeof import('./Drawing.tsx') | undefined>
let drawings: Drawings | undefined

/**
 * Loads what messages draw, once; the next message tries again what could not be loaded. It comes before the first of them:
 * what a message says may be that there is no network. Where there is none of it, the disc has the sign alone.
 */
export const loadDrawings = (): Drawings =>
  (drawings ??= import(/* webpackChunkName: "drawings" */ './Drawing.tsx').catch(
    () => (drawings = undefined),
  ))

function Drawn({ of, sign, drawings: coming }: DrawingProps & { drawings: Drawings }) {
  const loaded = use(coming)
  return loaded ? <loaded.Drawing of={of} sign={sign} /> : <path className={css.sign} d={sign?.d} />
}

interface Props {
  /** What is drawn. */
  scene?: DrawingProps['of']
  /** The sign at the foot of the drawing, or large in its place. */
  picture?: Glyph
  tone?: keyof typeof css.picture
  title: ReactNode
  /** The message is the whole page: its line is the heading that receives focus. */
  whole?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** A picture, one line and the next action, in place of content: empty, done or failed. */
export function Message({ picture, scene, tone = 'info', title, whole, children, actions }: Props) {
  // Held here: what suspends before its first commit keeps nothing.
  const [coming] = useState(loadDrawings)
  return (
    <div role="status" className={css.whole}>
      <svg className={css.picture[tone]} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
        <circle cx="60" cy="44" r="40" />
        <Suspense>
          <Drawn of={scene} sign={picture} drawings={coming} />
        </Suspense>
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
