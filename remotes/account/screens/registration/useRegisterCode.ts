import { phonesNow } from '@companion/shared/forms/phone'
import { usePhones } from '@companion/shared/forms/usePhones'
import { isApiError } from '@companion/shared/http/apiError'
import { wordsInPlace } from '@companion/shared/http/words'
import { requestRegisterCode } from '../../api.ts'
import { sendResult } from '@companion/shared/verification/codeFailures'
import { useAppCode } from '@companion/shared/bridge/appCode'
import { useCodeSending } from '@companion/shared/verification/useCodeSending'
import type { RegistrationDoor } from './useRegistration.ts'

interface Options {
  onSent(length: number): void
  /** None was sent, through no fault of the number. */
  onFailed(): void
}

/** The code of a new phone account: asked for once the number is good, and awaited in its own field. */
export function useRegisterCode(registration: RegistrationDoor, { onSent, onFailed }: Options) {
  const { values, check, focus, set, reject } = registration
  const target = usePhones(values.by === 'phone')?.readPhone(values.phone, values.region) ?? ''
  const sending = useCodeSending({
    purpose: 'register',
    target,
    request: requestRegisterCode,
    onStart: () => set('code', ''),
    onSent,
  })
  useAppCode((code) => sending.delivery !== 'idle' && set('code', code))

  const deliver = async () => {
    const checked = check('phone')
    if (checked === false) return
    // Within the tap, or the keyboard stays closed.
    focus('code')
    if (!(await checked)) return
    const phone = phonesNow()?.readPhone(values.phone, values.region)
    if (phone === undefined) return
    try {
      await sending.deliver(phone)
    } catch (failure) {
      if (sendResult(failure) === 'target' && isApiError(failure))
        reject('phone', await wordsInPlace(failure))
      else onFailed()
    }
  }
  return { ...sending, ask: deliver }
}

export type RegisterCode = ReturnType<typeof useRegisterCode>
