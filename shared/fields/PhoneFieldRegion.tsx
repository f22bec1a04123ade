import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { countryNamer, type Region } from '../forms/region.ts'
import type { Phones } from '@companion/shared/forms/phone'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Ltr } from '../ui/text/Bdi.tsx'
import { prepareCountryPicker } from './CountryPicker.tsx'
import { chevronDown, globe } from '../ui/text/icons.tsx'
import { Icon } from '../ui/text/Icon.tsx'
import * as css from './PhoneField.css.ts'

interface Props {
  region: Region
  phones: Phones | undefined
  onOpen(): void
}

/** The button before a phone number that says which country it is read in. */
export function PhoneFieldRegion({ region, phones, onOpen }: Props) {
  const t = useFormTexts()
  const { lang } = useSnapshot(language)
  const code = phones?.callingCode(region)
  // Until the number plans are here, the country's own two letters stand for its code.
  const sign = code ? `+${code}` : phones ? '' : region
  const name = region === '' ? t('countryNone') : countryNamer(lang)(region)
  return (
    <button
      type="button"
      className={css.region}
      aria-haspopup="dialog"
      aria-label={t('countryButton', { country: name, code: sign })}
      onPointerDown={prepareCountryPicker}
      onClick={onOpen}
    >
      {sign ? <Ltr>{sign}</Ltr> : <Icon of={globe} small />}
      <Icon of={chevronDown} small />
    </button>
  )
}
