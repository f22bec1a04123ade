import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useTexts } from '../../texts.ts'
import * as css from './Unfinished.css.ts'

interface Props {
  /** Name and price of what was being bought, as far as they are known. */
  what: string
  busy: boolean
  onCheck: () => void
  onCancel: () => void
}

/** A payment of this user that was begun here and is not decided. */
export function Unfinished({ what, busy, onCheck, onCancel }: Props) {
  const t = useTexts()
  return (
    <Banner tone="warn" title={t('unfinished')}>
      <bdi>{what}</bdi>
      <div className={css.actions}>
        <Button variant="text" onClick={onCheck}>
          {t('checkResult')}
        </Button>
        <Button variant="dangerText" busy={busy} onClick={onCancel}>
          {t('cancelOrder')}
        </Button>
      </div>
    </Banner>
  )
}
