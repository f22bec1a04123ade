import {
  battery,
  chat,
  document,
  download,
  help,
  key,
  mail,
  phone,
  shield,
  sun,
  trash,
  user,
} from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'

/** Signs of the menu's rows by route name; a route of a later release shows none. */
export const signs: Readonly<Record<string, Glyph | undefined>> = {
  uploadNickName: user,
  uploadPhone: phone,
  uploadEmail: mail,
  editPasswordNew: key,
  accountDeleteV2: trash,
  download,
  operationalGuidance: battery,
  weather: sun,
  privacyPolicy: shield,
  userTerms: document,
  help,
  support: chat,
}

/** Routes that lead to something that cannot be undone. */
export const dangerous: ReadonlySet<string> = new Set(['accountDeleteV2', 'accountDelete'])
