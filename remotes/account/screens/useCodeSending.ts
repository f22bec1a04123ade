import { useLayoutEffect, useRef, useState } from 'react'
import { cooldownKey } from '@companion/shared/forms/cooldownStore'
import { deviceCooldowns } from '@companion/shared/forms/deviceCooldowns'
import { codeLengthOf } from '@companion/shared/forms/oneTimeCode'
import { tellFailure } from '@companion/shared/forms/tellFailure'
import { useCooldown } from '@companion/shared/forms/useCooldown'
import { isApiFailure } from '@companion/shared/http/failure'
import type { SentCode } from '@companion/shared/http/shapes/session'
import { sendVerdict } from '../model/sendVerdict.ts'
import { awaitCode } from '../world/appCode.ts'

interface Options {
  /** What the codes are for; each purpose waits for itself. */
  purpose: 'changePhone' | 'register'
  /** Where the last code went, E.164; '' before the first. */
  target: string
  request(phone: string): Promise<SentCode>
  /** A code is really asked for: what was typed belongs to an older one. */
  onStart(): void
  /** A new code is on its way, with this many digits. */
  onSent(length: number): void
}

/** How the last request for a code went; `idle` before the first one of this visit. */
export type Delivery = 'idle' | 'sending' | 'sent' | 'failed'

/** Sends codes to a phone: one at a time, never inside the wait, which a reload does not shorten. */
export function useCodeSending({ purpose, target, request, onStart, onSent }: Options) {
  const keyOf = (phone: string) => cooldownKey(purpose, 'sms', phone)
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [length, setLength] = useState<number>()
  const flight = useRef<Promise<void>>(undefined)
  // The wait belongs to the target as it is rendered when the answer comes.
  const door = useRef(cooldown)
  useLayoutEffect(() => {
    door.current = cooldown
  })

  const fly = async (phone: string): Promise<void> => {
    setDelivery('sending')
    onStart()
    awaitCode()
    try {
      const { retryAfter, codeLength } = await request(phone)
      const digits = codeLengthOf(codeLength)
      setLength(digits)
      door.current.start('sent', retryAfter)
      setDelivery('sent')
      onSent(digits)
    } catch (failure) {
      const limit = sendVerdict(failure) === 'limit' && isApiFailure(failure)
      if (limit) door.current.start('limit', failure.retryAfter)
      // A code that came before stays good: too many requests do not spend it.
      setDelivery(limit ? 'sent' : 'failed')
      void tellFailure(failure)
      throw failure
    }
  }

  /** Sends a code unless one is under way or was just sent. Rejects with the failure, once it is told. */
  const deliver = (phone: string): Promise<void> => {
    if (flight.current) return flight.current
    if (deviceCooldowns.read(keyOf(phone), Date.now())) return Promise.resolve()
    flight.current = fly(phone).finally(() => {
      flight.current = undefined
    })
    return flight.current
  }

  return { cooldown, delivery, length, deliver }
}

export type CodeSending = ReturnType<typeof useCodeSending>
