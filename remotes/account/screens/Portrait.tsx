import { useState } from 'react'
import { avatarSource } from '@companion/shared/http/base'
import { session } from '@companion/shared/session/current'
import { user as person } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { cleanNickname, splitWith } from '@companion/shared/forms/nickname'
import * as css from './Portrait.css.ts'

const graphemes = splitWith(Intl)

/** The first character of a nickname as a reader sees it, capital where there are capitals; '' for no name. */
export const initialOf = (nickname: string): string =>
  (graphemes(cleanNickname(nickname))[0] ?? '').toLocaleUpperCase()

interface Props {
  of: { readonly avatar: string; readonly nickname: string }
  /** Width and height, in rem so that it grows with the text. */
  size: string
}

/** A user's picture; without one, or when it cannot or must not be shown, the first letter of their name. */
export function Portrait({ of, size }: Props) {
  const [broken, setBroken] = useState('')
  const initial = initialOf(of.nickname)
  const source = avatarSource(of.avatar, session().network.base, location.href)
  const shown = source !== '' && source !== broken
  return (
    <span
      className={css.portrait}
      style={{ inlineSize: size, blockSize: size, fontSize: `calc(${size} * 0.42)` }}
    >
      {shown && (
        <img
          className={css.picture}
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(source)}
        />
      )}
      {!shown && (initial ? <bdi aria-hidden="true">{initial}</bdi> : <Icon of={person} />)}
    </span>
  )
}
