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

/** A part of the password rule: a dot, which becomes a tick once the part is met. */
function Part({ of: text, met }: { of: FormText; met: boolean }) {
  const t = useFormTexts()
  return (
    <span className={css.part} data-met={met || undefined}>
      <span className={css.sign}>
        <Icon of={check} small />
      </span>
      <span aria-hidden="true">{t(text)}</span>
      <VisuallyHidden>{t(met ? 'partMet' : 'partUnmet', { part: t(text) })}</VisuallyHidden>
    </span>
  )
}

/** The parts of the password rule, ticked off during typing. After a pause, screen readers announce them. */
function PasswordRules({ password, matches }: { password: string; matches: boolean }) {
  const t = useFormTexts()
  const { lang } = useSnapshot(language)
  const { length, letter, digit } = passwordPartsOf(password)
  const parts: readonly (readonly [text: FormText, met: boolean])[] = [
    ['passwordLength', length],
    ['passwordLetter', letter],
    ['passwordDigit', digit],
  ]
  const all = [...parts, ['passwordMatch', matches] as const]
  const missing = all.filter(([, met]) => !met).map(([text]) => t(text))
  const state =
    missing.length > 0 ? t('passwordMissing', { parts: conjunction(lang, missing) }) : t('passwordReady')
  const announced = useDebounced(password === '' ? '' : state, announceAfter)
  return (
    <>
      <ul className={css.list} hidden={password === ''}>
        {parts.map(([text, met]) => (
          <li key={text}>
            <Part of={text} met={met} />
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
 * field; typing turns it into a checklist. Below the second field is whether both match.
 */
export function PasswordFields({ password, repeat, label, repeatLabel, username }: Props) {
  const t = useFormTexts()
  const shown = useState(false)
  const matches = password.value !== '' && password.value === repeat.value
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
        <PasswordRules password={password.value} matches={matches} />
      </div>
      <PasswordField
        {...repeat}
        label={repeatLabel}
        // The empty hint reserves the line, so that the first letter moves nothing.
        hint={repeat.value === '' ? <>&nbsp;</> : <Part of="passwordMatch" met={matches} />}
        kind="repeat"
        shown={shown}
        enterKeyHint="done"
      />
    </>
  )
}
