import { useState } from 'react'
import type { FieldHandle } from '../forms/useForm.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { passwordPartsOf } from '../forms/password.ts'
import { useDebounced } from '../hooks/useDebounced.ts'
import { useFormTexts, type FormText } from '../texts/forms/texts.ts'
import { check } from '../ui/text/icons.tsx'
import { Icon } from '../ui/text/Icon.tsx'
import * as css from './PasswordRules.css.ts'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

const announceAfter = 600

const conjunction = (lang: string, parts: readonly string[]): string => {
  // Safari before 14.1 and Chromium before 72 lack `Intl.ListFormat`.
  if (typeof Intl.ListFormat !== 'function') return parts.join(', ')
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
}

/** The parts of the password rule, ticked off during typing. Screen readers announce them after a pause. */
function PasswordRules({ password, repeat }: { password: string; repeat: string }) {
  const t = useFormTexts()
  const { lang } = useSnapshot(language)
  const { length, letter, digit } = passwordPartsOf(password)
  const parts: readonly (readonly [text: FormText, met: boolean])[] = [
    ['passwordLength', length],
    ['passwordLetter', letter],
    ['passwordDigit', digit],
    ['passwordMatch', password !== '' && password === repeat],
  ]
  const missing = parts.filter(([, met]) => !met).map(([text]) => t(text))
  const state =
    missing.length > 0 ? t('passwordMissing', { parts: conjunction(lang, missing) }) : t('passwordReady')
  const announced = useDebounced(password === '' ? '' : state, announceAfter)
  // The match is required once both fields have text.
  const shown = repeat === '' ? parts.slice(0, -1) : parts
  return (
    <>
      <ul className={css.list} hidden={password === ''}>
        {shown.map(([text, met]) => (
          <li key={text} className={css.part} data-met={met || undefined}>
            <span className={css.sign}>
              <Icon of={check} small />
            </span>
            <span aria-hidden="true">{t(text)}</span>
            <VisuallyHidden>{t(met ? 'partMet' : 'partUnmet', { part: t(text) })}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden live>{announced}</VisuallyHidden>
    </>
  )
}

interface Props {
  password: FieldHandle<string>
  repeat: FieldHandle<string>
  label?: string | undefined
  repeatLabel?: string | undefined
  /** The account's email or phone, for password managers. */
  username: string
}

/**
 * A new password and its repetition, shown and hidden together. The rule is a line below the first field, and becomes a
 * checklist during typing.
 */
export function PasswordFields({ password, repeat, label, repeatLabel, username }: Props) {
  const t = useFormTexts()
  const shown = useState(false)
  return (
    <>
      <div>
        <PasswordField
          {...password}
          label={label}
          hint={password.value === '' && t('passwordRule')}
          kind="new"
          username={username}
          shown={shown}
          enterKeyHint="next"
        />
        <PasswordRules password={password.value} repeat={repeat.value} />
      </div>
      <PasswordField {...repeat} label={repeatLabel} kind="repeat" shown={shown} enterKeyHint="done" />
    </>
  )
}
