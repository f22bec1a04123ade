import { brand } from '@companion/shared/brand/current'
import { Button } from '@companion/shared/ui/controls/Button'
import * as button from '@companion/shared/ui/controls/Button.css'
import { useTexts } from '../../texts.ts'
import * as css from './Download.css.ts'
import { useOpening } from './useOpening.ts'

interface Props {
  link: string
  /** Offered as a link when the app did not open; the page never goes there by itself. */
  store: string | undefined
  launch?: (link: string) => void
}

const leave = (link: string) => location.assign(link)

/** Opens the app on the phone. */
export function OpenApp({ link, store, launch = leave }: Props) {
  const t = useTexts()
  const app = brand().appName
  const { state, open } = useOpening(launch)
  return (
    <div className={css.launcher}>
      <Button variant="secondary" busy={state === 'opening'} onClick={() => open(link)}>
        {t('openApp', { app })}
      </Button>
      <p role="status" className={css.status}>
        {state === 'opening' && t('opening', { app })}
        {state === 'notOpened' && t('notOpened', { app })}
      </p>
      {state === 'notOpened' && store && (
        <a className={button.variant.text} href={store} rel="noreferrer">
          {t('install')}
        </a>
      )}
    </div>
  )
}
