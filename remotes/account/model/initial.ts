import { cleanNickname, splitWith } from '@companion/shared/forms/nickname'

const graphemes = splitWith(Intl)

/** The first character of a nickname as a reader sees it, capital where there are capitals; '' for no name. */
export const initialOf = (nickname: string): string =>
  (graphemes(cleanNickname(nickname))[0] ?? '').toLocaleUpperCase()
