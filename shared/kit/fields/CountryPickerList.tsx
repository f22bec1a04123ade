import { useCombobox } from 'downshift'
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { listCountries, searchCountries, type Country } from '../forms/countries.ts'
import type { Phones } from '@companion/shared/forms/phone'
import type { Region } from '../forms/region.ts'
import { isComposing } from '../platform/isComposing.ts'
import { useDebounced } from '../hooks/useDebounced.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Ltr } from '../ui/text/Bdi.tsx'
import * as css from './CountryPickerList.css.ts'
import { check, search } from '../ui/text/icons.tsx'
import { Icon } from '../ui/text/Icon.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

interface Props {
  phones: Phones
  region: Region
  likely: Region
  onPick(region: Region): void
  onClose(): void
}

const { InputBlur } = useCombobox.stateChangeTypes
const announceAfter = 600

function Count({ of: count, announced }: { of: number; announced: boolean }) {
  const t = useFormTexts()
  const text = t('countriesFound', { count })
  return (
    <>
      {count === 0 && <p className={css.none}>{text}</p>}
      <VisuallyHidden live>{useDebounced(announced ? text : '', announceAfter)}</VisuallyHidden>
    </>
  )
}

/** A combobox whose list is always open. */
export function CountryPickerList({ phones, region, likely, onPick, onClose }: Props) {
  const t = useFormTexts()
  const { lang } = useSnapshot(language)
  const [typed, setTyped] = useState('')
  const countries = useMemo(
    () => listCountries(phones, lang, [region, likely]),
    [phones, lang, region, likely],
  )
  const found = useMemo(() => searchCountries(countries, typed), [countries, typed])
  const box = useCombobox<Country>({
    items: [...found],
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.region,
    isOpen: true,
    selectedItem: null,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    // Only a tap or Enter selects a country. By default, blur would too.
    stateReducer: (state, { type, changes }) => (type === InputBlur ? state : { ...changes, isOpen: true }),
  })

  // Selects here, because the library's callback runs after the user's gesture, too late to move the focus.
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    // Also during a composition, otherwise the key would submit a form or close the dialog.
    event.preventDefault()
    if (isComposing(event.nativeEvent)) return
    const country = found[box.highlightedIndex]
    if (event.key === 'Escape') onClose()
    else if (country) onPick(country.region)
  }

  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    setTyped(input.value)
    // Scrolls to the first row, because it's the best match.
    document.getElementById(input.getAttribute('aria-controls') ?? '')?.scrollTo(0, 0)
  }

  return (
    <>
      <label {...box.getLabelProps()} className={css.search}>
        <Icon of={search} small />
        <VisuallyHidden>{t('searchCountry')}</VisuallyHidden>
        <input
          {...box.getInputProps({ onKeyDown: keys, onChange: type })}
          className={css.input}
          placeholder={t('searchCountry')}
          enterKeyHint="done"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-first
        />
      </label>
      <ul {...box.getMenuProps({ 'aria-label': t('country') })} className={css.list}>
        {found.map((country, index) => (
          <li
            key={country.region}
            {...box.getItemProps({ item: country, index, onClick: () => onPick(country.region) })}
            className={css.row}
          >
            <span className={css.name}>{country.name}</span>
            <span className={css.code}>
              <Ltr>+{country.code}</Ltr>
            </span>
            {country.region === region && (
              <span className={css.chosen}>
                <Icon of={check} small />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Count of={found.length} announced={typed !== ''} />
    </>
  )
}
