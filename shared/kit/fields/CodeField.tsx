import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { isWholeCode, readCode, usualCodeLength } from '../forms/oneTimeCode.ts'
import { useMergedRef } from '../hooks/useMergedRef.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './fields.css.ts'
import { Field } from '../ui/fields/Field.tsx'

interface Props extends FieldProps {
  /** Number of digits, as announced by the server. */
  length?: number | undefined
  /** The button that requests a code, after the digits. */
  trailing?: ReactNode
}

/**
 * A one-time code in a single input, which works with every autofill. A complete code submits its form
 * once. Needs a form of its own without a password field, or iOS offers passwords.
 */
export function CodeField({ label, hint, length = usualCodeLength, value, ref, ...field }: Props) {
  const t = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(input, ref)
  const tried = useRef('')
  const [composing, setComposing] = useState(false)
  const { onChange } = field

  useEffect(() => {
    // The form clears a rejected code: the same one can then be submitted again.
    if (value === '') tried.current = ''
    // Text filled in before hydration may have spaces.
    const code = readCode(value, length)
    if (composing || !isWholeCode(code, length) || code === tried.current) return
    tried.current = code
    if (code !== value) onChange(code)
    // After this update, because submitting renders synchronously.
    queueMicrotask(() => input.current?.form?.requestSubmit())
    // oxlint-disable-next-line react/exhaustive-deps -- each code is sent once
  }, [value, length, composing])

  /** A complete code inserted next to old digits replaces them. `inserted` is the event's `data`. */
  const take = (typed: string, inserted: string | null | undefined) => {
    const code = readCode(inserted ?? '', length)
    onChange(isWholeCode(code, length) ? code : readCode(typed, length))
  }

  // `beforeinput` has the inserted text: keyboards insert suggested codes without a paste.
  const type = ({ currentTarget: { value: typed }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, data } = nativeEvent as InputEvent
    // A composition may have started before this listener.
    if (composing || isComposing) onChange(typed)
    else take(typed, data)
  }

  // Not every engine sets `data` for a paste.
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
        // An incomplete code is no error yet.
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
