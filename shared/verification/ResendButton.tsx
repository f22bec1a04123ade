import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { reportError } from '@companion/shared/http/reportError'
import type { CooldownControl } from './useCooldown.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import * as css from './CodeStep.css.ts'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

interface Props {
  ref?: Ref<HTMLButtonElement>
  cooldown: CooldownControl
  /** A code was sent before. */
  again: boolean
  /** Sends a code and starts the cooldown. An error that it throws is shown in a toast. */
  onSend(): Promise<void>
  /** Looks disabled, but may be pressed: `onSend` then shows why no code is sent. */
  unready?: boolean
  variant?: 'text' | 'secondary'
}

// Seconds for which the answer to an early press stays before milestones are announced again.
const answerStays = 5
const secondsOf = { thirty: 30, ten: 10 } as const

// The countdown is hidden from screen readers, which announce milestones instead.
const quiet = (words: ReactNode) => <span aria-hidden="true">{words}</span>

/** "9:05" from a minute on, "42" below: the unit of the sentence beside it. */
const countdown = (seconds: number): string =>
  seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : String(seconds)

/** Requests a code, and another one after the cooldown. One press is one code. */
export function ResendButton({ ref, cooldown, again, onSend, unready = false, variant = 'text' }: Props) {
  const t = useFormTexts()
  const { seconds, reason, announcement } = cooldown
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<number>()
  const locked = useRef(false)

  useEffect(() => {
    // Not before the cooldown is on the page: a press in between would request a second code.
    if (!busy) locked.current = false
  }, [busy])

  const press = async () => {
    if (locked.current) return
    if (seconds > 0) return setAsked(seconds)
    locked.current = true
    setBusy(true)
    setAsked(undefined)
    try {
      await onSend()
    } catch (failure) {
      void reportError(failure)
    } finally {
      setBusy(false)
    }
  }

  const milestone = () => {
    if (asked !== undefined && seconds > 0 && asked - seconds < answerStays)
      return t('resendSoon', { seconds: asked })
    if (announcement === 'ready') return t('resendReady')
    if (announcement) return t('resendSoon', { seconds: secondsOf[announcement] })
    return seconds > 0 && reason === 'sent' ? t('sent') : ''
  }

  return (
    <div className={css.resend}>
      <Button
        {...(ref !== undefined && { ref })}
        variant={variant}
        busy={busy}
        {...((seconds > 0 || unready) && { 'aria-disabled': true })}
        onClick={() => void press()}
      >
        {seconds > 0 ? (
          <span>{t.rich('resendIn', { time: countdown(seconds), quiet })}</span>
        ) : (
          t(again ? 'resend' : 'sendCode')
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
