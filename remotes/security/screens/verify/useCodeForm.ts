import { useRef } from 'react'
import { code as codeRule } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError } from '@companion/shared/http/apiError'
import { verifyCode } from '../../api.ts'
import { blamed, type Proof } from '../../model/verification.ts'
import type { FlowDoor } from './door.ts'
import { useFlaw } from './useFlaw.ts'

interface Options extends FlowDoor {
  length: number | undefined
  /** Only a new code helps. */
  onDead(): void
  /** The next step is on the page. */
  onProved(): void
}

async function proofOf(target: string, code: string): Promise<Proof> {
  // Nobody can check the code of an email before it is used: the API has no call for that.
  if (target.includes('@')) return { by: 'code', target, code }
  const { ticket } = await verifyCode(target, code)
  return { by: 'code', target, code, ...(ticket !== undefined && { ticket }) }
}

/** The step of the code. Without typing one, a user who came back goes on with the one that was accepted before. */
export function useCodeForm({ flow, now, tell, resume, length, onDead, onProved }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initial: { code: '' },
    rules: { code: (typed) => (typed === '' && now().proof ? undefined : codeRule(length)(typed, {})) },
    secrets: ['code'],
    failed: 'verifyFailed',
    onFailure(failure) {
      if (isApiError(failure)) tell({ t: 'refused', failure })
      if (isApiError(failure) && blamed(now().method, failure)) return true
      return resume(failure, () => element.current?.requestSubmit())
    },
    async send({ code }) {
      const { target, proof } = now()
      tell({ t: 'proved', proof: code === '' && proof ? proof : await proofOf(target, code) })
      if (now().step === 'newPassword') onProved()
      form.set('code', '')
    },
  })
  useFlaw(flow.flaw, 'code', (problem) => {
    form.reject('code', problem)
    if (now().dead) onDead()
  })
  return { ...form, element, clear: () => form.set('code', '') }
}
