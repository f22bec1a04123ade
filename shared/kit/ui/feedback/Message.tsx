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
 * Loads the drawings of messages once. If that fails, the next message retries. They're preloaded, because
 * the message may be that there's no network. Without the drawings, the disc contains only the sign.
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
  /** The drawing. */
  scene?: DrawingProps['of']
  /** The sign at the bottom of the drawing. Without a drawing, it's shown large. */
  picture?: Glyph
  tone?: keyof typeof css.picture
  title: ReactNode
  /**
   * True if the message fills the page. Its title is then the heading, which gets the focus. It's no live
   * region, otherwise screen readers would read the title twice.
   */
  whole?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** A drawing, a title and the next action. Replaces content that is empty, finished or failed. */
export function Message({ picture, scene, tone = 'info', title, whole, children, actions }: Props) {
  // State of this component, because `Drawn` suspends before its first commit and would lose its own.
  const [coming] = useState(loadDrawings)
  return (
    <div role={whole ? undefined : 'status'} className={css.whole}>
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

/** A message in place of content that failed to load. It has a Retry button and other actions. */
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
