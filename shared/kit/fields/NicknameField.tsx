import { useState } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { countNickname, fitsNickname, nicknameLength } from '../forms/nickname.ts'
import { useDebounced } from '../hooks/useDebounced.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

const announceAfter = 600

/**
 * A nickname with its counter. It counts graphemes, pauses while an input method composes, and
 * never truncates.
 */
export function NicknameField({ label, error, value, ...field }: FieldProps) {
  const t = useFormTexts()
  const [composed, setComposed] = useState<string>()
  // Letters of a composition aren't part of the name yet.
  const whole = composed ?? value
  const over = !fitsNickname(whole)
  const counter = t('nicknameCount', { count: countNickname(whole), most: nicknameLength })
  const problem = error ?? (over ? t('nicknameTooLong') : undefined)
  const announced = useDebounced(over ? `${problem} ${counter}` : '', announceAfter)
  return (
    <>
      <Field
        {...field}
        value={value}
        label={label ?? t('nickname')}
        error={problem}
        counter={counter}
        over={over}
        type="text"
        autoComplete="nickname"
        dir="auto"
        enterKeyHint={field.enterKeyHint ?? 'done'}
        spellCheck={false}
        onCompositionStart={() => setComposed(value)}
        onCompositionEnd={() => setComposed(undefined)}
      />
      <VisuallyHidden live>{announced}</VisuallyHidden>
    </>
  )
}
