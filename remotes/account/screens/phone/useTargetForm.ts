import { useState } from 'react'
import { flushSync } from 'react-dom'
import { loadPhones } from '@companion/shared/forms/phone'
import { browserRegion } from '@companion/shared/forms/region'
import { phone as phoneRule, samePhone } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { navigate } from '@companion/shared/navigation/router'
import type { CodeStep } from '../../model/codeStep.ts'

interface Options {
  /** The number of the step this page was opened at, after a reload. */
  target: string
  /** Sends the code; rejects after the failure was told. */
  deliver(target: string): Promise<void>
  /** The code field is on the page now. */
  onCodeStep(): void
  onFailure(failure: unknown): void
}

/** The first step of a new number: the number twice, then a code to it. */
export function useTargetForm({ target, deliver, onCodeStep, onFailure }: Options) {
  const [initial] = useState(() => ({ region: browserRegion(), phone: target, repeat: target }))
  return useForm({
    initial,
    rules: { phone: phoneRule('region'), repeat: samePhone('phone', 'region') },
    draft: 'phone',
    onFailure(failure) {
      onFailure(failure)
      return true
    },
    async send({ phone, region }) {
      const { readPhone } = await loadPhones()
      const codeFor = readPhone(phone, region) ?? phone
      // The next step is shown, and its field has the focus, within the tap: later the keyboard would stay closed.
      flushSync(() => navigate('uploadPhone', { data: { codeFor } satisfies CodeStep }))
      onCodeStep()
      await deliver(codeFor)
    },
  })
}

export type TargetForm = ReturnType<typeof useTargetForm>
