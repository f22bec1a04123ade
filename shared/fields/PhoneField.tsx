import { useCallback, useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { type FieldProps, type FieldHandle } from '../forms/useForm.ts'
import { browserRegion, type Region } from '../forms/region.ts'
import { usePhones } from '@companion/shared/forms/phone'
import { useFormTexts } from '../texts/forms/texts.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { Field } from '../ui/fields/Field.tsx'
import * as css from './PhoneField.css.ts'
import { PhoneFieldRegion } from './PhoneFieldRegion.tsx'

interface Props extends FieldProps {
  /** The field of the same form that holds the region. */
  region: Pick<FieldHandle<string>, 'value' | 'onChange'>
  /** The same number again: no country to choose, nothing for autofill. */
  repeat?: boolean
}

// Elsewhere than at the end, and after a deletion, rewriting the text moves the caret or undoes the key.
const mayFormat = (input: HTMLInputElement, { isComposing, inputType }: InputEvent): boolean =>
  !isComposing && !inputType?.startsWith('delete') && input.selectionStart === input.value.length

/** A mobile number with its country. It is written as people write it, while nothing stands against that. */
export function PhoneField({ label, repeat = false, region, value, onChange, onBlur, ref, ...field }: Props) {
  const t = useFormTexts()
  const phones = usePhones()
  const input = useRef<HTMLElement>(null)
  const [choosing, setChoosing] = useState(false)
  const place = useCallback(
    (element: HTMLElement | null) => {
      input.current = element
      ref(element)
    },
    [ref],
  )

  /** A typed or filled-in "+44" moves the country along. */
  const follow = (typed: string): Region => {
    const next = phones?.regionTyped(typed, region.value) ?? region.value
    if (next !== region.value) region.onChange(next)
    return next
  }

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    const next = follow(typed)
    const format = phones && mayFormat(currentTarget, nativeEvent as InputEvent)
    onChange(format ? phones.formatTyped(typed, next) : typed)
  }

  const leave = () => {
    const written = phones?.formatTyped(value, follow(value)) ?? value
    if (written !== value) onChange(written)
    onBlur()
  }

  const pick = (next: Region) => {
    flushSync(() => {
      setChoosing(false)
      region.onChange(next)
      if (!phones) return
      const national = phones.regionTyped(value, next) === next ? value : phones.withoutCallingCode(value)
      onChange(phones.formatTyped(national, next))
    })
    input.current?.focus()
  }

  return (
    <div className={css.phone}>
      <Field
        {...field}
        value={value}
        ref={place}
        label={label ?? t(repeat ? 'repeatPhone' : 'phone')}
        type="tel"
        inputMode="tel"
        autoComplete={repeat ? 'off' : 'tel'}
        dir="ltr"
        onChange={type}
        onBlur={leave}
        leading={
          !repeat && (
            <PhoneFieldRegion region={region.value} phones={phones} onOpen={() => setChoosing(true)} />
          )
        }
      />
      {choosing && (
        <CountryPicker
          region={region.value}
          likely={browserRegion()}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
