import type { Route } from '@companion/shared/navigation/routes'

/** The menu's order (spec §2). What later releases add stands after it, in the order of the manifests. */
const order: readonly string[] = [
  'uploadNickName',
  'uploadPhone',
  'uploadEmail',
  'editPasswordNew',
  'accountDeleteV2',
  'download',
  'operationalGuidance',
  'weather',
  'privacyPolicy',
  'userTerms',
  'help',
  'support',
]
const groups = [1, 2, 3, 4] as const

const rank = ({ name }: Route): number => {
  const index = order.indexOf(name)
  return index < 0 ? order.length : index
}

/** The routes the menu shows, by the spec's four groups; hidden ones and empty groups are left out. */
export const menuGroups = (routes: readonly Route[]): readonly (readonly Route[])[] =>
  groups
    .map((group) =>
      routes
        .filter((route) => route.group === group && !route.hidden)
        .sort((one, other) => rank(one) - rank(other)),
    )
    .filter((rows) => rows.length > 0)
