import { useSyncExternalStore } from 'react'
import { listen } from '@companion/shared/platform/listen'
import { back as backSign } from '@companion/shared/ui/text/frameIcons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useShellTexts } from '../texts/texts.ts'
import * as css from './App.css.ts'
import { pressBack } from './pressBack.ts'

/**
 * Scroll position in CSS pixels from which a page's heading is hidden under the bar, so the bar shows the
 * title.
 */
const away = 40

const subscribe = (listener: () => void): (() => void) => listen(window, ['scroll'], listener)

const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > away,
    () => false,
  )

/** The page's navigation bar, 46 px high (spec §2). Shows its title once the heading has scrolled away. */
export function NavBar({ title, back }: { title: string | undefined; back: boolean }) {
  const t = useShellTexts()
  const scrolled = useScrolled()
  return (
    <header
      className={`${css.bar} ${scrolled ? css.lifted : ''} ${back ? '' : css.empty}`}
      data-part="nav-bar"
      aria-label={t('navigation')}
    >
      {back && (
        <button
          className={css.back}
          data-action="back"
          aria-label={t('back')}
          onClick={() => pressBack(document)}
        >
          <Icon of={backSign} />
        </button>
      )}
      <span className={css.title} aria-hidden>
        {title}
      </span>
    </header>
  )
}
