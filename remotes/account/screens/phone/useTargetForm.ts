import { useEffect } from 'react'
import { loadPhones } from '@companion/shared/forms/phone'
import { phone as phoneRule, samePhone } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import type { FieldError } from '@companion/shared/forms/validate'

/** The new number as it was typed, and the country it is read in. */
export type Typed = {
  region: string
  phone: string
  repeat: string
}

interface Options {
  initial: Typed
  /** What the server said against the number, when it was sent before. */
  problem: FieldError | undefined
  /** Shows the next step and sends a code to the number, E.164. Failures are its own to report. */
  onSend(typed: Typed, phone: string): Promise<void>
}

/** The first step of a new number: the number twice. It is left while its code is on the way. */
export function useTargetForm({ initial, problem, onSend }: Options) {
  const form = useForm<Typed>({
    initial,
    rules: { phone: phoneRule('region'), repeat: samePhone('phone', 'region') },
    draft: 'phone',
    async send(typed) {
      const { readPhone } = await loadPhones()
      await onSend(typed, readPhone(typed.phone, typed.region) ?? typed.phone)
    },
  })
  const { reject } = form
  useEffect(() => {
    // The form puts its words on the page at once, which React does not do within an effect.
    if (problem) queueMicrotask(() => reject('phone', problem))
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the step is shown
  }, [])
  return form
}
