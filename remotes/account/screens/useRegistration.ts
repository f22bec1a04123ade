import { useState } from 'react'
import { useAppCode } from '@companion/shared/bridge/appCode'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { useBrowserRegion } from '@companion/shared/forms/region'
import { useForm } from '@companion/shared/forms/useForm'
import type { ApiError } from '@companion/shared/http/apiError'
import { isAlreadyTaken, isCodeLimit } from '@companion/shared/http/codes'
import { fieldErrorOf, reportError } from '@companion/shared/http/reportError'
import { navigate } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import { showToast } from '@companion/shared/toasts/queue'
import { useCodeSending } from '@companion/shared/verification/useCodeSending'
import { sendResult } from '@companion/shared/verification/verification'
import { logInQuietly, register, requestRegisterCode } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { accountOf, emptyFields, registrationRules, type Fields } from '../model/registration.ts'
import { useTexts } from '../texts.ts'

interface Options {
  length: number | undefined
  onRegistered(username: string): void
  onExhausted(): void
}

/** Both tabs share one form, so that the typed values survive switching between them. */
function useRegistrationForm({ length, onRegistered, onExhausted }: Options) {
  const t = useTexts()
  // The last login name that the server reported as taken.
  const [takenName, setTakenName] = useState('')

  const refuse = async (name: 'phone' | 'code', error: ApiError) =>
    form.setError(name, await fieldErrorOf(error))
  const nameIn = (fields: Fields) => accountOf(fields, loadPhones.loaded()).username
  const form = useForm<Fields>({
    initial: emptyFields(useBrowserRegion()),
    rules: registrationRules(length),
    secrets: ['code', 'password', 'repeat'],
    serverErrors: { emailTaken: 'email', codeIncorrect: 'code' },
    draft: 'registration',
    remember: ['password', 'repeat'],
    onError(error) {
      if (isAlreadyTaken(error)) setTakenName(nameIn(form.values))
      if (!isCodeLimit(error)) return false
      void refuse('code', error).then(onExhausted)
      void reportError(error, { inline: true })
      return true
    },
    async send(fields) {
      const account = accountOf(fields, fields.by === 'phone' ? await loadPhones() : undefined)
      const pair = await confirmed(
        () => register(account),
        // A login succeeds only if the account was created.
        async () => session().signIn(await logInQuietly(account.username, account.password)),
      )
      if (pair && !session().signIn(pair)) return onRegistered(account.username)
      showToast({ text: t('registered'), tone: 'ok' })
      navigate('/', { replace: true })
    },
  })
  const isTakenName = takenName !== '' && takenName === nameIn(form.values)
  return { ...form, refuse, username: nameIn(form.values), isTaken: isTakenName }
}

/**
 * Returns the registration form, with the functions that request and resend the SMS code of a phone account.
 */
export function useRegistration(onRegistered: (username: string) => void) {
  const [length, setLength] = useState<number>()
  const [sentTo, setSentTo] = useState('')
  const form = useRegistrationForm({ length, onRegistered, onExhausted: () => sending.focusResend() })
  const { values, check, focus, set } = form
  const target = usePhones(values.by === 'phone')?.readPhone(values.phone, values.region) ?? ''
  const sending = useCodeSending({
    purpose: 'register',
    target,
    request: requestRegisterCode,
    onStart: () => set('code', ''),
    onSent: setLength,
    onNotSent(error) {
      const isAboutPhone = sendResult(error) === 'target'
      if (isAboutPhone) void form.refuse('phone', error)
      else sending.focusResend()
      return isAboutPhone
    },
  })
  useAppCode((code) => sending.delivery !== 'idle' && set('code', code))

  const sendCode = async () => {
    const checked = check('phone')
    if (checked === false) return
    // This happens before any await, because iOS opens the keyboard only if the tap itself focuses the field.
    focus('code')
    if (!(await checked)) return
    const phone = loadPhones.loaded()?.readPhone(values.phone, values.region)
    if (phone === undefined) return
    setSentTo(phone)
    await sending.deliver(phone)
  }
  return { ...form, sending, sendCode, target, sentTo }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
