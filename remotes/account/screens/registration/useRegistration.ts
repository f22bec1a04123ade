import { useState } from 'react'
import { loadPhones, phonesNow } from '@companion/shared/forms/phone'
import { browserRegion } from '@companion/shared/forms/region'
import { useForm } from '@companion/shared/forms/useForm'
import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { wordsInPlace } from '@companion/shared/http/words'
import { navigate } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import { showToast } from '@companion/shared/toasts/queue'
import { logInQuietly, register } from '../../api.ts'
import { confirmed } from '../../model/confirmed.ts'
import { accountOf, registrationRules, type Fields } from '../../model/registration.ts'
import { useTexts } from '../../texts.ts'

// 2003 is assumed: the spec gives a taken phone no code.
const taken = new Set<unknown>([2002, 2003])
const deadCode = 2097

interface Options {
  length: number | undefined
  onRegistered(username: string): void
  /** Only a new code helps. */
  onDead(): void
}

/** The registration form of both tabs: one set of values, so that nothing is lost between them. */
export function useRegistration({ length, onRegistered, onDead }: Options) {
  const t = useTexts()
  const [initial] = useState<Fields>(() => ({
    by: 'phone',
    region: browserRegion(),
    phone: '',
    code: '',
    email: '',
    repeatEmail: '',
    password: '',
    repeat: '',
    agreement: false,
  }))
  // The name that somebody has already, as it was sent.
  const [takenName, setTakenName] = useState('')

  const form = useForm<Fields>({
    initial,
    rules: registrationRules(length),
    secrets: ['code', 'password', 'repeat'],
    answers: { 2002: 'email', 2050: 'code', 2099: 'code' },
    draft: 'registration',
    remember: ['password', 'repeat'],
    onFailure(failure) {
      if (!isApiError(failure)) return false
      if (taken.has(failure.code)) setTakenName(nameIn(form.values))
      if (failure.code !== deadCode) return false
      void die(failure)
      return true
    },
    async send(fields) {
      const account = accountOf(fields, fields.by === 'phone' ? await loadPhones() : undefined)
      const pair = await confirmed(
        () => register(account),
        // Whether the account was made is known by logging in with it.
        async () => session().signIn(await logInQuietly(account.username, account.password)),
      )
      if (pair && !session().signIn(pair)) return onRegistered(account.username)
      showToast({ text: t('registered'), tone: 'ok' })
      navigate('/', { replace: true })
    },
  })

  const die = async (failure: ApiError) => {
    form.reject('code', await wordsInPlace(failure))
    onDead()
  }
  const nameIn = (fields: Fields) => accountOf(fields, phonesNow()).username
  const isTaken = takenName !== '' && takenName === nameIn(form.values)
  return { ...form, username: nameIn(form.values), isTaken }
}

export type RegistrationDoor = ReturnType<typeof useRegistration>
