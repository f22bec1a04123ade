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
  /** Sends a code and starts the cooldown. If it rejects, the error is shown in a toast. */
  onSend(): Promise<void>
}

// Seconds that the announcement after an early press stays in the live region.
const answerStays = 5

// Hides the countdown from screen readers, because they announce milestones instead of each second.
const quiet = (words: ReactNode) => <span aria-hidden="true">{words}</span>

/** Formats seconds as "9:05" or "0:42". */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
/** Formats seconds as "9:05" if they're more than a minute, otherwise as "42". */
const countdown = (seconds: number): string => (seconds > 60 ? clockTime(seconds) : String(seconds))

/** Shows when the next code can be requested, after too many requests. */
function ResendLimit({ sending }: Pick<Props, 'sending'>) {
  const t = useFormTexts()
  const { seconds, reason } = sending.cooldown
  if (seconds <= 0 || reason !== 'limit') return null
  return (
    <p className={css.resendLimit} role="status">
      {seconds > 60
        ? t('resendLimit', { minutes: Math.ceil(seconds / 60) })
        : t('resendLimitSoon', { seconds })}
    </p>
  )
}

/** Requests a code, and after the cooldown another one. */
export function ResendButton({ sending, onSend }: Props) {
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

  const now = delivery === 'idle' ? 'sendCode' : 'resend'
  const face = seconds > 0 ? <span>{t.rich('resendIn', { time: countdown(seconds), quiet })}</span> : t(now)
  return (
    <div className={css.resend}>
      <Button
        ref={resend}
        variant="text"
        busy={busy}
        data-action="send-code"
        {...(seconds > 0 && { 'aria-disabled': true })}
        onClick={press}
      >
        {face}
      </Button>
      <ResendLimit sending={sending} />
      <VisuallyHidden live>{milestone()}</VisuallyHidden>
    </div>
  )
}
