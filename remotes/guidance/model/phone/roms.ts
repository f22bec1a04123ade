import type { GuideId } from '../guides/guide.ts'

/** Systems by the names phones give them, and the guide each belongs to. */
const roms: readonly { readonly name: string; readonly guide: GuideId; readonly spelt: RegExp }[] = [
  { name: 'hyperos', guide: 'xiaomi', spelt: /hyper ?os|^os\d/i },
  { name: 'miui', guide: 'xiaomi', spelt: /miui|^v\d{2,3}$/i },
  { name: 'magicos', guide: 'honor', spelt: /magic/i },
  { name: 'harmonyos', guide: 'huawei', spelt: /harmony/i },
  { name: 'emui', guide: 'huawei', spelt: /emui|emotion/i },
  { name: 'realmeui', guide: 'realme', spelt: /realme/i },
  { name: 'oxygenos', guide: 'oneplus', spelt: /oxygen|hydrogen/i },
  { name: 'coloros', guide: 'oppo', spelt: /color ?os/i },
  { name: 'originos', guide: 'vivo', spelt: /origin/i },
  { name: 'funtouch', guide: 'vivo', spelt: /funtouch/i },
  { name: 'oneui', guide: 'samsung', spelt: /one ?ui/i },
  { name: 'hios', guide: 'transsion', spelt: /hios/i },
  { name: 'xos', guide: 'transsion', spelt: /\bxos/i },
]

// Makers of one family ship each other's system; then the maker decides which guide is meant.
const family: Readonly<Record<string, readonly GuideId[]>> = { coloros: ['oppo', 'oneplus', 'realme'] }

/** The version in the forms phones give it: "V140" is 14, "60100" is 6.1, "OS2.0" is 2, "EmotionUI_10.0.0" is 10. */
function romVersion(text: string | undefined): number | undefined {
  const [digits] = /\d+(?:\.\d+)?/.exec(text ?? '') ?? []
  if (digits === undefined) return undefined
  const value = Number(digits)
  if (digits.includes('.') || value < 100) return value
  return value >= 10_000 ? value / 10_000 : value / 10
}

export interface Rom {
  readonly name: string
  readonly guide: GuideId
  readonly version?: number
}

/** The system a phone names, with the guide it leads to. The system beats the maker: ports exist. */
export function romOf(
  name: string | undefined,
  version: string | undefined,
  maker?: GuideId,
): Rom | undefined {
  const found = name ? roms.find(({ spelt }) => spelt.test(name)) : undefined
  if (!found) return undefined
  const guide = maker && family[found.name]?.includes(maker) ? maker : found.guide
  const number = romVersion(version ?? name)
  return { name: found.name, guide, ...(number !== undefined && { version: number }) }
}
