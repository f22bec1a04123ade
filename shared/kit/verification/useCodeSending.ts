import { useLayoutEffect, useRef, useState } from 'react'
import { awaitCode } from '../bridge/appCode.ts'
import { codeLengthOf } from '../forms/oneTimeCode.ts'
import { reportError } from '@companion/shared/http/reportError'
import { isApiError, type ApiError } from '../http/apiError.ts'
import type { SentCode } from '../http/shapes/session.ts'
import { cooldownKey, deviceCooldowns, useCooldown } from './cooldown.ts'
import { sendResult } from './verification.ts'

interface Options {
  /** The purpose of the codes. Each purpose has its own cooldown. */
  purpose: string
  /** Target of the last code: a phone number (E.164) or an email address; '' before the first code. */
  target: string
  request(target: string): Promise<SentCode>
  /** Called before a request, so that a typed code is cleared: it belongs to an older code. */
  onStart(): void
  /** Called after a code of `length` digits was sent. */
  onSent(length: number): void
  /** Called if no code was sent. Returns true if the screen itself shows the error. */
  onNotSent(error: ApiError): boolean
}

/** State of the last request for a code. `limited`: there were too many requests. */
type Delivery = 'idle' | 'sending' | 'sent' | 'limited' | 'failed'

const isEmail = (target: string) => target.includes('@')

/** Sends codes to a phone or an email address, one at a time. During the cooldown, sends none. */
export function useCodeSending({ purpose, target, request, onStart, onSent, onNotSent }: Options) {
  const keyOf = (to: string) => cooldownKey(purpose, isEmail(to) ? 'email' : 'sms', to)
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [length, setLength] = useState<number>()
  const inFlight = useRef<Promise<void>>(undefined)
  const resend = useRef<HTMLButtonElement>(null)
  // A ref, because the cooldown to start is that of the target which is rendered when the response arrives.
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
      if (limited) latest.current.start('limit', error.retryAfter)
      // `limited` isn't a failure, because a code that was sent before is still valid.
      setDelivery(limited ? 'limited' : 'failed')
      const shown = isApiError(error) && onNotSent(error)
      // Only announced, because the resend button shows the limit and the time left.
      void reportError(error, { inline: shown || limited })
    }
  }

  /** Sends a code unless a request is in flight or the cooldown is running. Never rejects. */
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
