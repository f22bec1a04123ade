import { CheckboxField } from '@companion/shared/fields/AgreementField'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { useForm } from '@companion/shared/forms/useForm'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions } from '@companion/shared/ui/fields/Form'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { useTexts } from '../../texts.ts'
import * as css from './Deletion.css.ts'

// ASSUMED, because the spec requires a list but doesn't define its contents.
const lost = ['lostProfile', 'lostDevices', 'lostPlans', 'lostLogin'] as const
const known = ['knownStore', 'knownKept', 'knownTime'] as const

/** Lists the data that is deleted with the account, and what the user should know before. */
export function WarningStep({ onNext, onCancel }: { onNext: () => void; onCancel: () => void }) {
  const t = useTexts()
  const kit = useKitTexts()
  return (
    <>
      {([lost, known] as const).map((lines) => (
        <section key={lines[0]} className={lines === lost ? css.losses : css.plain}>
          <h2 className={css.warningTitle}>{t(lines === lost ? 'lostTitle' : 'knownTitle')}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets */}
          <ul role="list" className={css.list}>
            {lines.map((line) => (
              <li key={line} className={css.line}>
                {t(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Actions>
        <Button variant="secondary" onClick={onNext}>
          {t('next')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {kit('cancel')}
        </Button>
      </Actions>
    </>
  )
}

/** Shows the account to delete. The user must tick a box to continue. */
export function ConfirmStep({ label, onContinue }: { label: string; onContinue: () => void }) {
  const t = useTexts()
  const form = useForm<{ understood: boolean }>({
    initial: { understood: false },
    rules: { understood: (ticked) => (ticked ? undefined : { text: t('tickFirst') }) },
    send: async () => onContinue(),
  })
  return (
    <>
      <Group>
        <Row label={t('account')} value={<Ltr>{label}</Ltr>} />
      </Group>
      <SubmitForm of={form} submit={t('continue')} variant="dangerText" action="">
        <CheckboxField {...form.field('understood')} label={t('understand')} />
      </SubmitForm>
    </>
  )
}
