import { reportError } from '@companion/shared/http/reportError'
import { becomeFirstEntry, navigate } from '@companion/shared/navigation/router'
import { useSteps, type FlowAddress } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { deviceCooldowns } from '@companion/shared/verification/cooldown'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { deleteAccount, renewPair, accountExists } from '../../api.ts'
import * as model from '../../model/deletion.ts'
import { useTexts } from '../../texts.ts'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import { ConfirmStep, WarningStep } from './ConsentSteps.tsx'
import { Deleted, DeleteFailed, Deleting } from './Results.tsx'
import { UnknownStep, ValidateStep } from './AccountSteps.tsx'
import { BrandMark } from '@companion/shared/brand/BrandMark'
import { brand } from '@companion/shared/brand/current'
import * as css from './Deletion.css.ts'

/** Shows the app's name and company, because app stores require both on a page that deletes accounts. */
function Owner() {
  const { appName, companyName } = brand()
  return (
    <div className={css.whole}>
      <BrandMark className={css.mark} />
      <p className={css.names}>
        <bdi className={css.app}>{appName}</bdi>
        <bdi>{companyName}</bdi>
      </p>
    </div>
  )
}

const isFinal = ({ step }: model.Deletion) => step === 'success'
const machine = {
  next: model.nextDeletion,
  historyIndexOf: model.historyIndexOf,
  restoreAt: model.restoreAt,
  isFinal,
}
const ports = { remove: deleteAccount, renew: renewPair, accountExists }

/** Clears the cooldowns of codes, and ends the session if it belongs to the deleted account. */
function forget({ userId }: model.AccountToDelete): void {
  deviceCooldowns.purge()
  if (userId === sessionState.userData?.userId) session().end('deleted')
}

/** Makes this page the first history entry once the session has ended, so that Back can't show the menu. */
function leaveMenuBehind(): void {
  if (sessionState.token === '') becomeFirstEntry()
}

/** Returns the state of a deletion and the functions that advance it. */
function useDeletion(address: FlowAddress) {
  const { state, ready, current, dispatch } = useSteps<model.Deletion, model.DeletionEvent>(
    machine,
    model.startDeletion,
    address,
    leaveMenuBehind,
  )
  useSwapGuard(state.account !== undefined && state.step !== 'success', 'block')

  const end = (event: model.DeletionEvent) => {
    const { account } = current()
    dispatch(event)
    if (account && current().step === 'success') forget(account)
  }
  const remove = async (): Promise<void> => {
    const before = current()
    dispatch({ type: 'delete' })
    // The state doesn't change on a second tap, because the request is already in flight.
    if (current() === before) return
    const outcome = await model.attempt(ports, before)
    end({ type: 'ended', outcome })
    // The page shows only 'Delete failed', so a toast adds the server's reason.
    if (outcome.type === 'failed' && outcome.failure?.type === 'business') await reportError(outcome.failure)
  }
  return { state, ready, dispatch, remove, markDeleted: () => end({ type: 'deleted' }) }
}

interface Props {
  address: FlowAddress
  /** The prefilled email or phone, or ''. If it's `fixed`, the user can't edit it. */
  loginId: string
  fixed: boolean
  userId?: string | undefined
}

const leads = {
  validate: 'deleteLead',
  warning: 'lostLead',
  confirm: 'confirmLead',
  final: 'confirmLead',
} as const

/** Deletes an account (spec §4). The user logs in, reads what will be deleted, agrees and confirms. */
export function Deletion({ address, loginId, fixed, userId }: Props) {
  const t = useTexts()
  const { state, ready, dispatch, remove, markDeleted } = useDeletion(address)
  const { step, account, mayBeDeleted } = state
  const onValidated = (found: model.AccountToDelete) => dispatch({ type: 'validated', account: found })
  useHeadingFocus(step)
  /** Goes back to the page from which the user opened the flow. */
  const leave = () => void navigate.back({ steps: model.historyIndexOf(state) + 1 })

  if (!ready) return <Screen title={t('deleteTitle')} />
  if (step === 'deleting' || step === 'failed' || step === 'success' || step === 'unknown') {
    return (
      <Screen>
        <Owner />
        {step === 'deleting' && <Deleting />}
        {step === 'success' && <Deleted />}
        {step === 'failed' && (
          <DeleteFailed mayBeDeleted={mayBeDeleted} onRetry={() => void remove()} onCancel={leave} />
        )}
        {step === 'unknown' && account && (
          <UnknownStep account={account} onValidated={onValidated} onDeleted={markDeleted} />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={t('deleteTitle')}
      lead={t(leads[step])}
      progress={<Progress step={Math.min(model.historyIndexOf(state), 2) + 1} total={3} />}
    >
      <Owner />
      {step === 'validate' && (
        <ValidateStep loginId={loginId} fixed={fixed} userId={userId} onValidated={onValidated} />
      )}
      {step === 'warning' && <WarningStep onNext={() => dispatch({ type: 'read' })} onCancel={leave} />}
      {(step === 'confirm' || step === 'final') && account && (
        <ConfirmStep label={account.label} onContinue={() => dispatch({ type: 'agreed' })} />
      )}
      <AlertDialog
        open={step === 'final'}
        title={t('finalTitle')}
        confirm={t('deleteNow')}
        danger
        onConfirm={() => void remove()}
        onCancel={() => void navigate.back()}
      >
        {t('finalText')}
      </AlertDialog>
    </Screen>
  )
}
