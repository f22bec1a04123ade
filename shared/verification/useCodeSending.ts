import { useLayoutEffect, useRef, useState } from 'react'
import { awaitCode } from '../bridge/appCode.ts'
import { codeLengthOf } from '../forms/oneTimeCode.ts'
import { reportError } from '@companion/shared/http/reportError'
import { isApiError, type ApiError } from '../http/apiError.ts'
import type { SentCode } from '../http/shapes/session.ts'
import { cooldownKey, deviceCooldowns, useCooldown } from './cooldown.ts'
import { sendResult } from './verification.ts'

interface Options {
  /** What the codes are for; each purpose has a cooldown of its own. */
  purpose: string
  /** Where the last code went: E.164 or an address; '' before the first. */
  target: string
  request(target: string): Promise<SentCode>
  /** A request is sent: a code that was typed belongs to an older one. */
  onStart(): void
  /** A new code is on its way, with this many digits. */
  onSent(length: number): void
  /** No code was sent, which a toast says. */
  onNotSent(error: ApiError): void
}

/** How the last request of this visit for a code went; `limited` when there were too many. */
type Delivery = 'idle' | 'sending' | 'sent' | 'limited' | 'failed'

const isEmail = (target: string) => target.includes('@')

/** Sends codes to a phone or an address: one at a time, never inside the cooldown, which a reload does not shorten. */
export function useCodeSending({ purpose, target, request, onStart, onSent, onNotSent }: Options) {
  const keyOf = (to: string) => cooldownKey(purpose, isEmail(to) ? 'email' : 'sms', to)
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [length, setLength] = useState<number>()
  const inFlight = useRef<Promise<void>>(undefined)
  const resend = useRef<HTMLButtonElement>(null)
  // The cooldown belongs to the target as it is rendered when the answer comes.
  const latest = useRef(cooldown)
  useLayoutEffect(() => {
    latest.current = cooldown
  })

  const send = async (to: string): Promise<void> => {
    setDelivery('sending')
    onStart()
    if (!isEmail(to)) awaitCode()
    try {
      const { retryAfter, codeLength } = await request(to)
      const digits = codeLengthOf(codeLength)
      setLength(digits)
      latest.current.start('sent', retryAfter)
      setDelivery('sent')
      onSent(digits)
    } catch (error) {
      const limited = sendResult(error) === 'limit' && isApiError(error)
      if (limited) {
        // The resend button shows it, with the time left.
        error.shownAs = ''
        latest.current.start('limit', error.retryAfter)
      }
      // Too many requests do not invalidate a code that was sent before.
      setDelivery(limited ? 'limited' : 'failed')
      void reportError(error)
      if (isApiError(error)) onNotSent(error)
    }
  }

  /** Sends a code unless one is in flight or was just sent. Never rejects. */
  const deliver = (to: string): Promise<void> => {
    if (inFlight.current) return inFlight.current
    if (deviceCooldowns.read(keyOf(to), Date.now())) return Promise.resolve()
    inFlight.current = send(to).finally(() => {
      inFlight.current = undefined
    })
    return inFlight.current
  }

  return { cooldown, delivery, length, deliver, resend, focusResend: () => resend.current?.focus() }
}

export type CodeSending = ReturnType<typeof useCodeSending>
