import type { GuideId } from '../guides/guide.ts'

interface Marker {
  readonly guide: GuideId
  readonly also?: GuideId
  readonly marks: RegExp
}

// A model code is at the start of a client hint, and follows a separator in a user agent.
const model = (...codes: readonly string[]) => new RegExp(`(?:^|[;(/] ?)(?:${codes.join('|')})`, 'i')

// A maker's browser can also run on other makers' phones, so it's evidence only if the model is hidden ("K").
const browser = (name: string) => new RegExp(`Android 10; K[;)].*${name}`, 'i')

/**
 * Names and model codes of the makers, in matching order, so that a maker's own name beats a code that two
 * makers share. They match a user agent or the model in the client hints. They were measured on the 4,600
 * user agents of Android 9 and later that Matomo's device-detector has collected for these makers.
 */
const markers: readonly Marker[] = [
  { guide: 'harmony-next', marks: /ArkWeb\/|OpenHarmony/i },
  { guide: 'samsung', marks: model('SM-[A-Z]\\d', 'SAMSUNG', 'Galaxy ', 'SC-\\d\\d[A-Z]', 'SC[GV]\\d\\d') },
  { guide: 'google', marks: model('Pixel ') },
  { guide: 'transsion', marks: model('(?:MZ-)?(?:TECNO|Infinix|itel\\b)') },
  {
    guide: 'oneplus',
    marks: model(
      'ONE ?PLUS',
      '(?:GM19|HD19|IN20|KB20|LE21|MT21|NE22|AC20|BE20|DN21|EB21|DE21|GN22|IV22)\\d\\d',
    ),
  },
  { guide: 'realme', marks: model('RM[XP]\\d{4}', 'realme') },
  {
    guide: 'oppo',
    also: 'oneplus',
    marks: model('CPH\\d{4}', 'OPD\\d{4}', 'P[A-Z]{2}[MTA][A-Z\\d]0', 'P[A-Z]{2}1[1-3]0'),
  },
  { guide: 'oppo', marks: model('OPPO', 'Reno ?\\d', 'Find [XN]', 'OPG\\d\\d', 'A\\d0\\dOP\\b') },
  { guide: 'vivo', marks: model('vivo', 'iQOO', '[VI][12]\\d{3}[A-Z]{0,2}\\b') },
  {
    guide: 'xiaomi',
    // The last pattern matches date codes: 2, the year's last digit, the month, more characters, the market's
    // letter.
    marks: model(
      'Xiaomi',
      'Redmi',
      'POCO',
      'MIX\\b',
      'Mi ?\\d',
      'Mi[ -]',
      'M[12]\\d{3}[A-Z]',
      'MZB\\w{4}IN',
      '2\\d(?:0[1-9]|1[0-2])[A-Z\\d]{1,7}[A-Z]\\b',
    ),
  },
  { guide: 'honor', marks: /(?:^|[;(/] ?)HONOR|HonorBrowser|MagicOS/i },
  // There's no word boundary, because user agents contain "Build/HUAWEIEVR-AL00".
  { guide: 'huawei', marks: /HUAWEI(?!Browser)|; HarmonyOS;/i },
  // Model codes come before HMSCore, because Honor phones up to 2023 have HMSCore as well.
  {
    guide: 'huawei',
    also: 'honor',
    marks: model('[A-Z]{3}\\d?[A-Z]?-(?:[ATUCD]L\\d\\d|[AT]N\\d\\d|[LN]X?\\d\\d?|W\\d\\d)[A-Z]{0,3}\\b'),
  },
  { guide: 'huawei', marks: /HMSCore|HMS Core|HuaweiBrowser/i },
  { guide: 'samsung', marks: browser('SamsungBrowser') },
  { guide: 'xiaomi', marks: browser('MiuiBrowser') },
  { guide: 'vivo', marks: browser('VivoBrowser') },
  { guide: 'iphone', marks: /\b(?:iPhone|iPad|iPod)\b/ },
]

/** Returns the first marker that matches a user agent or a model. */
export function markerIn(text: string): Marker | undefined {
  // Apps can extend their user agent without limit, so only its start is searched.
  const read = text.slice(0, 1000)
  return markers.find(({ marks }) => marks.test(read))
}
