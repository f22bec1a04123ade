import { useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps, FieldHandle } from '../forms/useForm.ts'
import { browserRegion, type Region, countryNamer } from '../forms/region.ts'
import { usePhones, type Phones } from '@companion/shared/forms/phone'
import { useMergedRef } from '../hooks/useMergedRef.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { CountryPicker, prepareCountryPicker } from './CountryPicker.tsx'
import { Field } from '../ui/fields/Field.tsx'
import * as css from './fields.css.ts'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { Ltr } from '../ui/text/Bdi.tsx'
import { chevronDown, globe } from '../ui/text/icons.tsx'
import { Icon } from '../ui/text/Icon.tsx'

/** Returns a country's calling code with "+", or its ISO code until the phone metadata has loaded. */
function signOf(region: Region, phones: Phones | undefined): string {
  const code = phones?.callingCode(region)
  return code ? `+${code}` : phones ? '' : region
}

/** The calling code in front of a national number; a globe if the number contains its own calling code. */
const Sign = ({ text, typed }: { text: string; typed: string }) =>
  text && !typed.startsWith('+') ? <Ltr>{text}</Ltr> : <Icon of={globe} small />

interface RegionProps {
  region: Region
  phones: Phones | undefined
  typed: string
  onOpen(): void
}

/** The button with the calling code, which opens the country picker. */
function PhoneFieldRegion({ region, phones, typed, onOpen }: RegionProps) {
  const t = useFormTexts()
  const { lang } = useSnapshot(language)
  const sign = signOf(region, phones)
  const name = region === '' ? t('countryNone') : countryNamer(lang)(region)
  return (
    <button
      type="button"
      className={css.region}
      aria-haspopup="dialog"
      data-action="country"
      aria-label={t('countryButton', { country: name, code: sign })}
      onPointerDown={prepareCountryPicker}
      onClick={onOpen}
    >
      <Sign text={sign} typed={typed} />
      <Icon of={chevronDown} small />
    </button>
  )
}

interface Props extends FieldProps {
  region: Pick<FieldHandle<string>, 'value' | 'onChange'>
  /** The field for repeating the number. It has no country picker and no autofill. */
  repeat?: boolean
}

// Reformatting would move a caret in the middle of the text, and would undo some deletions.
const isAtEnd = (input: HTMLInputElement): boolean => input.selectionStart === input.value.length
const mayFormat = (input: HTMLInputElement, { isComposing, inputType }: InputEvent): boolean =>
  !isComposing && !inputType?.startsWith('delete') && isAtEnd(input)
const mayRewrite = (input: HTMLInputElement | null): boolean =>
  input !== null && (input !== document.activeElement || isAtEnd(input))

type Text = Pick<Props, 'region' | 'value' | 'onChange'> & { input: RefObject<HTMLInputElement | null> }

/** Formats the text as a number of the country. A typed calling code changes the country. */
function usePhoneText({ region, value, onChange, input }: Text) {
  const phones = usePhones()

  /** Selects the country of a typed calling code, and returns it. */
  const follow = (typed: string): Region => {
    const next = phones?.regionTyped(typed, region.value) ?? region.value
    if (next !== region.value) region.onChange(next)
    return next
  }

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const event = nativeEvent as InputEvent
    // A keyboard can insert a complete number next to typed digits. The number replaces them.
    const whole = !event.isComposing && phones?.readPhone(event.data ?? '', region.value) ? event.data : null
    const typed = whole ?? currentTarget.value
    const next = follow(typed)
    const format = phones && (whole !== null || mayFormat(currentTarget, event))
    onChange(format ? phones.formatTyped(typed, next) : typed)
  }

  const write = (next: Region = follow(value)) => {
    const written = phones?.formatTyped(value, next) ?? value
    if (written !== value) onChange(written)
  }

  // Formats text that was typed before the metadata was loaded, or for the previous country.
  const reread = useEffectEvent((next = follow(value)) => {
    if (mayRewrite(input.current)) write(next)
  })
  const known = useRef(false)
  const present = region.value
  // A layout effect, because a key pressed between the commit and a passive effect would be overwritten.
  useLayoutEffect(() => {
    if (!phones) return
    reread(known.current ? present : undefined)
    known.current = true
  }, [phones, present])

  return { phones, type, write }
}

/** A mobile number with its country. It's formatted during typing. */
export function PhoneField({ label, repeat = false, region, value, onChange, onBlur, ref, ...field }: Props) {
  const t = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(input, ref)
  const [choosing, setChoosing] = useState(false)
  const { phones, type, write } = usePhoneText({ region, value, onChange, input })

  const leave = () => {
    write()
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
        ref={attach}
        label={label ?? t(repeat ? 'repeatPhone' : 'phone')}
        type="tel"
        inputMode="tel"
        autoComplete={repeat ? 'off' : 'tel'}
        dir="ltr"
        onChange={type}
        onBlur={leave}
        leading={
          repeat ? (
            // No button, because the repeated number has the first field's country.
            <span className={css.sameRegion} aria-hidden="true">
              <Sign text={signOf(region.value, phones)} typed={value} />
            </span>
          ) : (
            <PhoneFieldRegion
              region={region.value}
              phones={phones}
              typed={value}
              onOpen={() => setChoosing(true)}
            />
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
