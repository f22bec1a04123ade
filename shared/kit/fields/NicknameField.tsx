import { useState } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { countNickname, fitsNickname, nicknameLength } from '../forms/nickname.ts'
import { useDebounced } from '../hooks/useDebounced.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Field } from '../ui/fields/Field.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

const announceAfter = 600

/**
 * A nickname with a counter of its graphemes. The counter pauses while an input method composes. A name that
 * is too long isn't truncated, but shown as an error.
 */
export function NicknameField({ label, error, value, ...field }: FieldProps) {
  const t = useFormTexts()
  const [composed, setComposed] = useState<string>()
  // Letters of an unfinished composition aren't counted, because the input method can still replace them.
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
