import type { Route } from '@companion/shared/navigation/routes'
import * as icons from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'

/**
 * The menu's rows in order (spec §2), with their icons. Routes that aren't listed here, for example of a
 * later release, follow without an icon in the order of their manifests.
 */
export const menuIcons: Readonly<Record<string, Glyph | undefined>> = {
  uploadNickName: icons.user,
  uploadPhone: icons.phone,
  uploadEmail: icons.mail,
  editPasswordNew: icons.key,
  accountDeleteV2: undefined,
  download: icons.download,
  operationalGuidance: icons.battery,
  weather: icons.sun,
  privacyPolicy: icons.shield,
  userTerms: icons.document,
  help: icons.help,
  support: icons.chat,
}
const order = Object.keys(menuIcons)
const groups = [1, 2, 3, 4] as const

const rank = ({ name }: Route): number => {
  const index = order.indexOf(name)
  return index < 0 ? order.length : index
}

/** Returns the visible routes in the spec's four groups, without empty groups. */
export const menuGroups = (routes: readonly Route[]): readonly (readonly Route[])[] =>
  groups
    .map((group) =>
      routes
        .filter((route) => route.group === group && !route.hidden)
        .sort((one, other) => rank(one) - rank(other)),
    )
    .filter((rows) => rows.length > 0)
