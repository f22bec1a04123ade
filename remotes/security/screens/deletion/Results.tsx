import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { sessionState } from '@companion/shared/session/store'
import { Button } from '@companion/shared/ui/controls/Button'
import { backMark } from '@companion/shared/navigation/back'
import { done, wrong } from '@companion/shared/ui/text/icons'
import { navigate } from '@companion/shared/navigation/router'
import { Failure, Message } from '@companion/shared/ui/feedback/Message'
import { Spinner } from '@companion/shared/ui/feedback/Spinner'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../texts.ts'
import * as css from './Deletion.css.ts'

/** Shown while the deletion is in flight. `backMark` blocks Back in the page and in the app. */
export function Deleting() {
  const t = useTexts()
  return (
    <div role="status" className={css.deleting} {...{ [backMark]: 'deleting' }}>
      <Spinner />
      <h1 tabIndex={-1} className={css.title}>
        {t('deleting')}
      </h1>
      <p className={css.text}>{t('deletingHint')}</p>
    </div>
  )
}

/** Shown once the account is deleted. If there's still a session, it belongs to another account. */
export function Deleted() {
  const t = useTexts()
  const other = useSnapshot(sessionState).token !== ''
  /** In an app, closes the page. A browser can't, so it shows the app's own page. */
  const finish = () =>
    hostKind() === 'none' ? navigate('download') : void notify(closePage, { result: 'deleted' })
  const message = (
    <Message
      whole
      picture={done}
      tone="ok"
      title={t(other ? 'deletedOther' : 'deleted')}
      actions={<Button onClick={finish}>{t('done')}</Button>}
    >
      {t(other ? 'deletedOtherHint' : 'deletedHint')}
    </Message>
  )
  return <div {...(!other && { [backMark]: 'gone' })}>{message}</div>
}

interface Props {
  /** True if the response never arrived, so that the account could be deleted. */
  mayBeDeleted: boolean
  onRetry: () => void
  onCancel: () => void
}

/** Shown if the deletion failed or its response never arrived. The user can safely retry in both cases. */
export function DeleteFailed({ mayBeDeleted, onRetry, onCancel }: Props) {
  const t = useTexts()
  const errors = useErrorTexts()
  const kit = useKitTexts()
  return (
    <Failure
      whole
      picture={wrong}
      title={errors('deleteFailed')}
      onRetry={onRetry}
      actions={
        <Button variant="text" onClick={onCancel}>
          {kit('cancel')}
        </Button>
      }
    >
      {t(mayBeDeleted ? 'deleteDoubt' : 'deleteKept')}
    </Failure>
  )
}
