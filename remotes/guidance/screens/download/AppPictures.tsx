import { brand } from '@companion/shared/brand/current'
import { useLazy } from '@companion/shared/loading/Lazy'
import { retryImport } from '@companion/shared/loading/retryImport'
import { useTexts } from '../../texts.ts'
import * as css from './AppPictures.css.ts'

/** The drawn phones, which load after the page, as the images of a page do. */
const drawings = retryImport(() => import(/* webpackChunkName: "pictures" */ './Phones.tsx'))

const shots = [
  { name: 'home', caption: 'pictureHome', ground: 'accent' },
  { name: 'device', caption: 'pictureDevice', ground: 'second' },
  { name: 'ai', caption: 'pictureAi', ground: 'accent' },
] as const

/**
 * Pictures of the app in a row that scrolls sideways, each with a caption. If the drawings don't load, each
 * picture is the brand's mark on its color.
 */
export function AppPictures() {
  const t = useTexts()
  const { appName, logo } = brand()
  const Phone = useLazy(drawings).value?.Phone
  return (
    // Older engines don't focus scrollers by themselves, and Safari forgets lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-redundant-roles -- see above
    <ul role="list" className={css.reel} aria-label={t('pictures', { app: appName })} tabIndex={0}>
      {shots.map(({ name, caption, ground }) => (
        <li key={name} className={css.shot}>
          <svg className={css.picture} viewBox="0 0 200 400" aria-hidden="true" focusable="false">
            <path className={css.ground[ground]} d="M0 0h200v400H0z" />
            <g className={css.ground.mark}>
              <path className={css.largeMark} transform="translate(74 -28) scale(7)" d={logo} />
              <path transform="translate(88 15)" d={logo} />
            </g>
            {Phone && <Phone screen={name} />}
          </svg>
          <p className={css.caption}>{t(caption)}</p>
        </li>
      ))}
    </ul>
  )
}
