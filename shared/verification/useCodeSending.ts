import { useLayoutEffect, useRef, useState } from 'react'
import { awaitCode } from '../bridge/appCode.ts'
import { cooldownKey } from './cooldownStore.ts'
import { deviceCooldowns } from './deviceCooldowns.ts'
import { codeLengthOf } from '../forms/oneTimeCode.ts'
import { tellFailure } from '../forms/tellFailure.ts'
import { useCooldown } from './useCooldown.ts'
import { isApiError } from '../http/apiError.ts'
import type { SentCode } from '../http/shapes/session.ts'
import { sendResult } from './codeFailures.ts'

interface Options {
  /** What the codes are for; each purpose waits for itself. */
  purpose: string
  /** Where the last code went: E.164 or an address; '' before the first. */
  target: string
  request(target: string): Promise<SentCode>
  /** A code is really asked for: what was typed belongs to an older one. */
  onStart(): void
  /** A new code is on its way, with this many digits. */
  onSent(length: number): void
}

/** How the last request for a code went; `idle` before the first one of this visit, `limited` when there were too many. */
export type Delivery = 'idle' | 'sending' | 'sent' | 'limited' | 'failed'

const isEmail = (target: string) => target.includes('@')

/** Sends codes to a phone or an address: one at a time, never inside the wait, which a reload does not shorten. */
export function useCodeSending({ purpose, target, request, onStart, onSent }: Options) {
  const keyOf = (to: string) => cooldownKey(purpose, isEmail(to) ? 'email' : 'sms', to)
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [length, setLength] = useState<number>()
  const flight = useRef<Promise<void>>(undefined)
  // The wait belongs to the target as it is rendered when the answer comes.
  const door = useRef(cooldown)
  useLayoutEffect(() => {
    door.current = cooldown
  })

  const fly = async (to: string): Promise<void> => {
    setDelivery('sending')
    onStart()
    if (!isEmail(to)) awaitCode()
    try {
      const { retryAfter, codeLength } = await request(to)
      const digits = codeLengthOf(codeLength)
      setLength(digits)
      door.current.start('sent', retryAfter)
      setDelivery('sent')
      onSent(digits)
    } catch (failure) {
      const limit = sendResult(failure) === 'limit' && isApiError(failure)
      if (limit) {
        // The button says it, and how long the wait is.
        failure.shownAs = ''
        door.current.start('limit', failure.retryAfter)
      }
      // A code that came before stays good: too many requests do not spend it.
      setDelivery(limit ? 'limited' : 'failed')
      void tellFailure(failure)
      throw failure
    }
  }

  /** Sends a code unless one is under way or was just sent. Rejects with the failure, once it is told. */
  const deliver = (to: string): Promise<void> => {
    if (flight.current) return flight.current
    if (deviceCooldowns.read(keyOf(to), Date.now())) return Promise.resolve()
    flight.current = fly(to).finally(() => {
      flight.current = undefined
    })
    return flight.current
  }

  return { cooldown, delivery, length, deliver }
}

export type CodeSending = ReturnType<typeof useCodeSending>
