import { BrandMark } from '@companion/shared/brand/BrandMark'
import { brand } from '@companion/shared/brand/current'
import { Bdi } from '@companion/shared/ui/text/Bdi'
import { Chevron } from '@companion/shared/ui/rows/Row'
import { useLink } from '@companion/shared/ui/controls/Link'
import { Icon } from '@companion/shared/ui/text/Icon'
import { camera } from '@companion/shared/ui/text/icons'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { useTexts } from '../../texts.ts'
import { Portrait } from '../Portrait.tsx'
import { useAccount, useUserComing } from '@companion/shared/session/account'
import * as css from './Menu.css.ts'

/**
 * The user's picture, nickname and the brand, linked to the avatar screen. Without a user, only the brand.
 */
export function Header() {
  const t = useTexts()
  const { user } = useAccount()
  const coming = useUserComing()
  const toAvatar = useLink({ to: 'avatar' })
  const { appName } = brand()
  const names = (
    <span className={css.names}>
      {coming ? (
        <span className={css.nameSkeleton} />
      ) : (
        <span className={css.nickname}>{user?.nickname ? <Bdi>{user.nickname}</Bdi> : appName}</span>
      )}
      {user?.nickname && (
        <span className={css.app} aria-hidden="true">
          <BrandMark className={css.smallMark} />
          {appName}
        </span>
      )}
    </span>
  )
  if (!user)
    return (
      <div className={css.header}>
        {coming ? <span className={css.pictureSkeleton} /> : <BrandMark className={css.mark} />}
        {names}
      </div>
    )
  return (
    <a {...toAvatar} className={`${css.header} ${css.pressable}`}>
      <VisuallyHidden>{`${t('avatarTitle')}, `}</VisuallyHidden>
      <span className={css.picture}>
        <Portrait of={user} size="small" />
        <span className={css.badge}>
          <Icon of={camera} small />
        </span>
      </span>
      {names}
      <Chevron />
    </a>
  )
}
