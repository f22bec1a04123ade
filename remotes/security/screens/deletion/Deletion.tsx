import { navigate } from '@companion/shared/navigation/router'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { entryOf, type Subject } from '../../model/deletion.ts'
import { useTexts } from '../../texts.ts'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import type { FlowAddress } from '@companion/shared/navigation/useSteps'
import { ConfirmStep, WarningStep } from './ConsentSteps.tsx'
import { Deleted, DeleteFailed, Deleting } from './Results.tsx'
import { UnsureStep, ValidateStep } from './SubjectSteps.tsx'
import { useDeletion } from './useDeletion.ts'
import { BrandMark } from '@companion/shared/brand/BrandMark'
import { brand } from '@companion/shared/brand/current'
import * as css from './Deletion.css.ts'

/** The app and the company of the account: app stores ask for both on a page that deletes accounts. */
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

interface Props {
  address: FlowAddress
  /** The account to begin with, '' for none; `fixed` when it can be no other. */
  account: string
  fixed: boolean
  userId?: string | undefined
}

const leads = {
  validate: 'deleteLead',
  warning: 'lostLead',
  confirm: 'confirmLead',
  final: 'confirmLead',
} as const

/** The deletion of an account (spec §4): prove whose it is, see what is lost, agree, be asked once more. */
export function Deletion({ address, account, fixed, userId }: Props) {
  const t = useTexts()
  const { state, ready, dispatch, remove, foundGone } = useDeletion(address)
  const { step, subject, doubt } = state
  const onSubject = (found: Subject) => dispatch({ t: 'validated', subject: found })
  useHeadingFocus(step)
  /** Out of the whole flow, to where the user came from; else to its beginning. */
  const leave = () => void navigate.back({ steps: entryOf(state) + 1 })

  if (!ready) return <Screen title={t('deleteTitle')} />
  if (step === 'deleting' || step === 'failed' || step === 'success' || step === 'unsure') {
    return (
      <Screen>
        <Owner />
        {step === 'deleting' && <Deleting />}
        {step === 'success' && <Deleted />}
        {step === 'failed' && <DeleteFailed doubt={doubt} onRetry={() => void remove()} onCancel={leave} />}
        {step === 'unsure' && subject && (
          <UnsureStep subject={subject} onSubject={onSubject} onGone={foundGone} />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={t('deleteTitle')}
      lead={t(leads[step])}
      progress={<Progress step={Math.min(entryOf(state), 2) + 1} total={3} />}
    >
      <Owner />
      {step === 'validate' && (
        <ValidateStep account={account} fixed={fixed} userId={userId} onSubject={onSubject} />
      )}
      {step === 'warning' && <WarningStep onNext={() => dispatch({ t: 'read' })} onCancel={leave} />}
      {(step === 'confirm' || step === 'final') && subject && (
        <ConfirmStep label={subject.label} onContinue={() => dispatch({ t: 'agreed' })} />
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
