import { useRef, useState } from 'react'
import { code as codeRule } from '@companion/shared/forms/rules'
import { tellFailure } from '@companion/shared/forms/tellFailure'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { wordsInPlace } from '@companion/shared/http/words'
import { loadAccount } from '@companion/shared/session/account'
import { changePhone, verifyPhoneCode } from '../../api.ts'
import { confirmed } from '../../model/confirmed.ts'
import { sendResult } from '@companion/shared/verification/codeFailures'

interface Options {
  target: string
  length: number | undefined
  onChanged(phone: string): void
  /** The number itself was refused. */
  onRefused(failure: unknown): void
  /** The session broke under the request. True when that was the reason. */
  onBroken(failure: unknown): boolean
  /** Only a new code helps. */
  onDead(): void
}

interface Proof {
  readonly phone: string
  readonly code: string
  readonly ticket: string | undefined
}

const wrongCode = new Set<unknown>([2050, 2099])
const deadCode = 2097

/** The second step: the code, which is checked and then proves the change. A checked code is not asked for again. */
export function useCodeForm({ target, length, onChanged, onRefused, onBroken, onDead }: Options) {
  const proof = useRef<Proof>(undefined)
  // Only once the change itself has failed: a button does not change its words while it works.
  const [checked, setChecked] = useState(false)
  const [dead, setDead] = useState(false)
  const prove = (next: Proof | undefined) => {
    proof.current = next
    if (!next) setChecked(false)
  }

  const form = useForm({
    initial: { code: '' },
    rules: { code: codeRule(length) },
    secrets: ['code'],
    answers: { 2050: 'code', 2099: 'code' },
    failed: 'modifyFailed',
    onFailure(failure) {
      const code = isApiError(failure) ? failure.code : undefined
      if (wrongCode.has(code) || code === deadCode) prove(undefined)
      setChecked(proof.current !== undefined)
      if (isApiError(failure) && code === deadCode) void die(failure)
      else if (sendResult(failure) === 'target') onRefused(failure)
      else if (onBroken(failure)) return true
      else if (proof.current || wrongCode.has(code)) return false
      else void tellFailure(failure, 'verifyFailed')
      return true
    },
    async send({ code }) {
      if (proof.current?.phone !== target || proof.current.code !== code) {
        const { ticket } = await verifyPhoneCode(target, code)
        prove({ phone: target, code, ticket })
      }
      const ticket = proof.current?.ticket
      await confirmed(
        () => changePhone({ phone: target, code, ...(ticket !== undefined && { ticket }) }),
        async () => (await loadAccount({ force: true })).phone === target,
      )
      onChanged(target)
    },
  })

  const die = async (failure: ApiError) => {
    setDead(true)
    form.reject('code', await wordsInPlace(failure))
    onDead()
  }

  return {
    ...form,
    checked,
    dead,
    /** What was typed belongs to an older code. */
    clear() {
      prove(undefined)
      form.set('code', '')
    },
    /** A new code is on its way, and may be tried. */
    revive: () => setDead(false),
  }
}

export type CodeForm = ReturnType<typeof useCodeForm>
