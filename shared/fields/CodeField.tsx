import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { isWholeCode, readCode, usualCodeLength } from '../forms/oneTimeCode.ts'
import { useMergedRef } from '../hooks/useMergedRef.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './fields.css.ts'
import { Field } from '../ui/fields/Field.tsx'

interface Props extends FieldProps {
  /** Digits of the code, as the server announced them. */
  length?: number | undefined
  /** After the digits: what asks for a code. */
  trailing?: ReactNode
}

/**
 * A one-time code in one plain input, which every autofill understands. A whole code sends its form by
 * itself, once; put it into a form of its own, without a password beside it, or iOS offers passwords.
 */
export function CodeField({ label, hint, length = usualCodeLength, value, ref, ...field }: Props) {
  const t = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(input, ref)
  const tried = useRef('')
  const [composing, setComposing] = useState(false)
  const { onChange } = field

  useEffect(() => {
    // The form empties a refused code: the same one may then be tried again.
    if (value === '') tried.current = ''
    if (composing || !isWholeCode(value, length) || value === tried.current) return
    tried.current = value
    // After this update: submitting renders synchronously.
    queueMicrotask(() => input.current?.form?.requestSubmit())
  }, [value, length, composing])

  /** A whole code that was put in beside old digits replaces them; `inserted` is an event's `data`. */
  const take = (typed: string, inserted: string | null | undefined) => {
    const code = readCode(inserted ?? '', length)
    onChange(isWholeCode(code, length) ? code : readCode(typed, length))
  }

  // Input Events says what was put in: a keyboard's suggestion of a code comes so, without a paste.
  const type = ({ currentTarget: { value: typed }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    composing ? onChange(typed) : take(typed, (nativeEvent as InputEvent).data)

  // Not every engine names the `data` of a paste.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = readCode(event.clipboardData.getData('text'), length)
    if (!isWholeCode(code, length)) return
    event.preventDefault()
    onChange(code)
  }

  return (
    <div className={css.code}>
      <Field
        {...field}
        value={value}
        ref={attach}
        label={label ?? t('code')}
        hint={hint ?? t('codeHint', { count: length })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        dir="ltr"
        enterKeyHint={field.enterKeyHint ?? 'done'}
        onChange={type}
        onPaste={paste}
        // An unfinished code is no mistake yet.
        onBlur={undefined}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={(event) => {
          setComposing(false)
          take(event.currentTarget.value, event.data)
        }}
      />
    </div>
  )
}
