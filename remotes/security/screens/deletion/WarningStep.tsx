import { Button } from '@companion/shared/ui/controls/Button'
import { Actions } from '@companion/shared/ui/fields/Form'
import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { useTexts } from '../../texts.ts'
import * as css from './Deletion.css.ts'

// ASSUMED: the spec asks for a list and does not give its contents.
const lost = ['lostProfile', 'lostDevices', 'lostPlans', 'lostLogin'] as const
const known = ['knownStore', 'knownKept', 'knownTime'] as const

interface Props {
  onNext: () => void
  onCancel: () => void
}

/** What is lost with the account, before anything else is asked. */
export function WarningStep({ onNext, onCancel }: Props) {
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
        <Button onClick={onNext}>{t('next')}</Button>
        <Button variant="text" onClick={onCancel}>
          {kit('cancel')}
        </Button>
      </Actions>
    </>
  )
}
