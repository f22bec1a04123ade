import { useLayoutEffect, useRef, useState } from 'react'
import { awaitCode } from '../bridge/appCode.ts'
import { codeLengthOf } from '../forms/oneTimeCode.ts'
import { reportError } from '@companion/shared/http/reportError'
import { isApiError, type ApiError } from '../http/apiError.ts'
import type { SentCode } from '../http/shapes/session.ts'
import { cooldownKey, deviceCooldowns, useCooldown } from './cooldown.ts'
import { sendResult } from './verification.ts'

interface Options {
  /** The codes' purpose, with a cooldown of its own. */
  purpose: string
  /** Target of the last code: E.164 or an address; '' before the first. */
  target: string
  request(target: string): Promise<SentCode>
  /** Called before a request: a typed code belongs to an older one. */
  onStart(): void
  /** Called after a code of `length` digits was sent. */
  onSent(length: number): void
  /** No code was sent. Returns true when the screen shows the error in its own place. */
  onNotSent(error: ApiError): boolean
}

/** State of the last request for a code; `limited` after too many. */
type Delivery = 'idle' | 'sending' | 'sent' | 'limited' | 'failed'

const isEmail = (target: string) => target.includes('@')

/** Sends codes to a phone or an address, one at a time and never during the cooldown, which survives reloads. */
export function useCodeSending({ purpose, target, request, onStart, onSent, onNotSent }: Options) {
  const keyOf = (to: string) => cooldownKey(purpose, isEmail(to) ? 'email' : 'sms', to)
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [length, setLength] = useState<number>()
  const inFlight = useRef<Promise<void>>(undefined)
  const resend = useRef<HTMLButtonElement>(null)
  // The cooldown belongs to the target rendered when the response arrives.
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
      // Too many requests don't invalidate a code that was sent before.
      setDelivery(limited ? 'limited' : 'failed')
      const shown = isApiError(error) && onNotSent(error)
      // The resend button shows a limit, with the time left.
      void reportError(error, { inline: shown || limited })
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
