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
  // `Intl.ListFormat` is missing before Safari 14.1 and Chromium 72.
  if (typeof Intl.ListFormat !== 'function') return parts.join(', ')
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
}

/** The parts of the password rule, ticked off during typing. After a pause, screen readers announce them. */
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
  // Omits the match until the second field has text, because it couldn't be met before.
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
  /** The account's email address or phone number, so that password managers save it with the password. */
  username: string
}

/**
 * A new password and its repetition, shown and hidden together. The password rule is a line below the first
 * field; typing turns it into a checklist.
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
