import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type CSSProperties } from 'react'
import type { FieldProps } from '../forms/useForm.ts'
import { isWholeCode, readCode, usualCodeLength } from '../forms/oneTimeCode.ts'
import { useMergedRef } from '../hooks/useMergedRef.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './fields.css.ts'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Field } from '../ui/fields/Field.tsx'

interface Props extends FieldProps {
  /** Number of digits that the server announced. */
  length?: number | undefined
  /** The code is being checked. */
  busy?: boolean
}

const placesOf = (length: number, value: string) =>
  ({ '--places': length, '--filled': Math.min(value.length, length) }) as CSSProperties

/**
 * A one-time code in a single input, because every autofill can fill that. A complete code submits its form
 * once. The form must have no password field, otherwise iOS offers passwords.
 */
export function CodeField({ label, hint, length = usualCodeLength, value, busy, ref, ...field }: Props) {
  const t = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(input, ref)
  // If the user comes back to a complete code, it isn't submitted, because that would lead away again.
  const tried = useRef(value)
  const [composing, setComposing] = useState(false)
  const { onChange } = field

  useEffect(() => {
    // The form clears a rejected code, so that the user can submit the same code again.
    if (value === '') tried.current = ''
    // A code that the app filled in can have spaces.
    const code = readCode(value, length)
    if (composing || !isWholeCode(code, length) || code === tried.current) return
    tried.current = code
    if (code !== value) onChange(code)
    // Submitting renders synchronously, so it must wait until this update has finished.
    queueMicrotask(() => input.current?.form?.requestSubmit())
    // oxlint-disable-next-line react/exhaustive-deps -- each code is sent once
  }, [value, length, composing])

  /**
   * Replaces the old digits if a complete code is inserted next to them. `inserted` is the event's `data`.
   */
  const take = (typed: string, inserted: string | null | undefined) => {
    const code = readCode(inserted ?? '', length)
    onChange(isWholeCode(code, length) ? code : readCode(typed, length))
  }

  // Keyboards insert suggested codes without a paste event; `data` has the inserted text.
  const type = ({ currentTarget: { value: typed }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (composing) onChange(typed)
    else take(typed, (nativeEvent as InputEvent).data)
  }

  // Some engines don't set `data` for a paste, so the code is read from the clipboard.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = readCode(event.clipboardData.getData('text'), length)
    if (!isWholeCode(code, length)) return
    event.preventDefault()
    onChange(code)
  }

  return (
    <div className={css.code} style={placesOf(length, value)} aria-busy={busy || undefined}>
      <Field
        {...field}
        trailing={busy && <Spinner />}
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
        // Without a check on blur, because the user may still be reading the code.
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
