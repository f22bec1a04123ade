import { useState } from 'react'
import { avatarSource } from '@companion/shared/http/base'
import { session } from '@companion/shared/session/current'
import { user as person } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { cleanNickname, splitWith } from '@companion/shared/forms/nickname'
import * as css from './Portrait.css.ts'

const graphemes = splitWith(Intl)

/** Returns the first grapheme of a nickname in upper case, or '' for an empty nickname. */
export const initialOf = (nickname: string): string =>
  (graphemes(cleanNickname(nickname))[0] ?? '').toLocaleUpperCase()

interface Props {
  of: { readonly avatar: string; readonly nickname: string }
  size: keyof typeof css.size
}

/** A user's picture. Without one, it shows the nickname's first letter, or an icon if there's no nickname. */
export function Portrait({ of, size }: Props) {
  const [broken, setBroken] = useState('')
  const initial = initialOf(of.nickname)
  const source = avatarSource(of.avatar, session().network.base, location.href)
  const shown = source !== '' && source !== broken
  return (
    <span className={css.size[size]}>
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
