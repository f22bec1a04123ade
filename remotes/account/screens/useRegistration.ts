import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAppCode } from '@companion/shared/bridge/appCode'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { useBrowserRegion } from '@companion/shared/forms/region'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { isAlreadyTaken, isCodeLimit, isWrongCode } from '@companion/shared/http/codes'
import { fieldErrorOf, reportError } from '@companion/shared/http/reportError'
import { navigate } from '@companion/shared/navigation/router'
import { useSteps } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { showToast } from '@companion/shared/toasts/queue'
import { useCodeSending } from '@companion/shared/verification/useCodeSending'
import { sendResult } from '@companion/shared/verification/verification'
import { logInQuietly, register, requestRegisterCode } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import {
  accountOf,
  emptyFields,
  isIdentified,
  registrationRules,
  type Fields,
} from '../model/registration.ts'
import { useTexts } from '../texts.ts'

type Step = 'target' | 'password' | 'done'

interface Options {
  length: number | undefined
  onExhausted(): void
  /** Called with the first step before an error about that step is shown, and with the last one. */
  onStep(step: Step): void
}

/** Whether the server rejected a value of the first step, at the end of the second. */
const isAboutTarget = (error: unknown): boolean =>
  isAlreadyTaken(error) ||
  isWrongCode(error) ||
  isCodeLimit(error) ||
  (isApiError(error) && ['phone', 'email', 'code'].includes(error.field ?? ''))

/** Both steps and both tabs share one form, so that the typed values survive switching between them. */
function useRegistrationForm({ length, onExhausted, onStep }: Options) {
  const t = useTexts()
  // The last login name that the server reported as taken.
  const [takenName, setTakenName] = useState('')
  const [signedIn, setSignedIn] = useState(false)

  const refuse = async (name: 'phone' | 'code', error: ApiError) =>
    form.setError(name, await fieldErrorOf(error))
  const nameIn = (fields: Fields) => accountOf(fields, loadPhones.loaded()).username
  const form = useForm<Fields>({
    initial: emptyFields(useBrowserRegion()),
    rules: registrationRules(length),
    secrets: ['code', 'password', 'repeat'],
    serverErrors: { emailTaken: 'email', codeIncorrect: 'code' },
    draft: 'registration',
    remember: ['code', 'password', 'repeat'],
    onError(error) {
      if (isAlreadyTaken(error)) setTakenName(nameIn(form.values))
      if (isAboutTarget(error)) onStep('target')
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
      if (!pair || session().signIn(pair)) {
        setSignedIn(true)
        showToast({ text: t('registered'), tone: 'ok' })
      }
      onStep('done')
    },
  })
  const isTakenName = takenName !== '' && takenName === nameIn(form.values)
  return { ...form, refuse, username: nameIn(form.values), isTaken: isTakenName, signedIn }
}

/** The number that codes are sent to, and the code that was typed. */
function useRegistrationCode(form: ReturnType<typeof useRegistrationForm>, onSent: (length: number) => void) {
  const { values, current, check, focus, set } = form
  const phones = usePhones(values.by === 'phone')
  const target = phones?.readPhone(values.phone, values.region) ?? ''
  const sending = useCodeSending({
    purpose: 'register',
    target: target || values.sentTo,
    request: requestRegisterCode,
    onStart: () => set('code', ''),
    onSent,
    onNotSent(error) {
      const isAboutPhone = sendResult(error) === 'target'
      if (isAboutPhone) {
        set('sentTo', '')
        void form.refuse('phone', error)
      } else sending.focusResend()
      return isAboutPhone
    },
  })
  useAppCode((code) => sending.delivery !== 'idle' && set('code', code))

  /** Shows the field of the code and sends a code. */
  const sendCode = async () => {
    const checked = check('phone')
    if (!(checked === true || (await checked))) return
    const { phone, region } = current()
    const to = loadPhones.loaded()?.readPhone(phone, region)
    if (to === undefined) return
    // This happens before any other await, because iOS opens the keyboard only if the tap itself focuses the
    // field.
    flushSync(() => set('sentTo', to))
    focus('code')
    await sending.deliver(to)
  }
  // While the phone metadata loads, the number of the draft counts as unchanged.
  const isSent = values.sentTo !== '' && (!phones || target === values.sentTo)
  return { sending, sendCode, target, isSent }
}

/** Returns the registration form and its steps: phone number or email address, then the password. */
export function useRegistration() {
  const [length, setLength] = useState<number>()
  // A ref, because the steps need the form, and the form changes the step.
  const show = useRef<(step: Step) => void>(() => {})
  const form = useRegistrationForm({
    length,
    onExhausted: () => code.sending.focusResend(),
    onStep: (step) => show.current(step),
  })
  const code = useRegistrationCode(form, setLength)
  const machine = {
    next: (_: Step, to: Step) => to,
    historyIndexOf: (step: Step) => (step === 'password' ? 1 : 0),
    restoreAt: (step: Step, index: number): Step => {
      if (step === 'done') return step
      return index > 0 && isIdentified(form.current()) ? 'password' : 'target'
    },
    isFinal: (step: Step) => step === 'done',
  }
  const onFinal = () => form.signedIn && navigate('/', { replace: true })
  const steps = useSteps<Step, Step>(machine, 'target', { route: 'registration' }, onFinal)
  useLayoutEffect(() => {
    show.current = steps.dispatch
  })

  /** Shows the second step if these fields are valid. */
  const goOn = async (...names: (keyof Fields)[]) => {
    const checked = form.check(...names)
    if (!(checked === true || (await checked))) return
    steps.dispatch('password')
    form.focus('password')
  }
  return { ...form, ...code, step: steps.state, ready: steps.ready, goOn }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
