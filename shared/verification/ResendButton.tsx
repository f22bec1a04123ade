import { useState, type ReactNode } from 'react'
import { reportError } from '@companion/shared/http/reportError'
import { useSingleFlight } from '../hooks/useSingleFlight.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import * as css from './CodeStep.css.ts'
import type { CodeSending } from './useCodeSending.ts'

interface Props {
  sending: Pick<CodeSending, 'cooldown' | 'delivery' | 'resend'>
  /** Sends a code and starts the cooldown. An error that it throws is shown in a toast. */
  onSend(): Promise<void>
  /** Looks disabled, but may be pressed: `onSend` then shows why no code is sent. */
  unready?: boolean
  variant?: 'text' | 'secondary'
}

// Seconds for which the answer to an early press stays before milestones are announced again.
const answerStays = 5

// The countdown is hidden from screen readers, which announce milestones instead.
const quiet = (words: ReactNode) => <span aria-hidden="true">{words}</span>

/** "9:05" from a minute on, "42" below: the unit of the sentence beside it. */
const countdown = (seconds: number): string =>
  seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : String(seconds)

/** Requests a code, and another one after the cooldown. One press is one code. */
export function ResendButton({ sending, onSend, unready = false, variant = 'text' }: Props) {
  const t = useFormTexts()
  const { cooldown, delivery, resend } = sending
  const { seconds, reason, announcement } = cooldown
  const [busy, run] = useSingleFlight()
  const [asked, setAsked] = useState<number>()

  const press = () => {
    if (seconds > 0) return setAsked(seconds)
    setAsked(undefined)
    run(() => onSend().catch((failure: unknown) => void reportError(failure)))
  }

  const milestone = () => {
    if (asked !== undefined && seconds > 0 && asked - seconds < answerStays)
      return t('resendSoon', { seconds: asked })
    if (announcement === 0) return t('resendReady')
    if (announcement) return t('resendSoon', { seconds: announcement })
    return seconds > 0 && reason === 'sent' ? t('sent') : ''
  }

  return (
    <div className={css.resend}>
      <Button
        ref={resend}
        variant={variant}
        busy={busy}
        {...((seconds > 0 || unready) && { 'aria-disabled': true })}
        onClick={press}
      >
        {seconds > 0 ? (
          <span>{t.rich('resendIn', { time: countdown(seconds), quiet })}</span>
        ) : (
          t(delivery === 'idle' ? 'sendCode' : 'resend')
        )}
      </Button>
      {seconds > 0 && reason === 'limit' && (
        <p className={css.resendLimit} role="status">
          {seconds > 60
            ? t('resendLimit', { minutes: Math.ceil(seconds / 60) })
            : t('resendLimitSoon', { seconds })}
        </p>
      )}
      <VisuallyHidden live>{milestone()}</VisuallyHidden>
    </div>
  )
}
