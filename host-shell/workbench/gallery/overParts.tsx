import { useEffect } from 'react'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { pauseToasts, showToast } from '@companion/shared/toasts/queue'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { RowButton } from '@companion/shared/ui/rows/Row'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { useShellTexts } from '@companion/shell/texts/texts'
import { Fields, Menu } from './flowParts.tsx'

const nothing = () => {}

export function Alert() {
  const t = useShellTexts()
  return (
    <>
      <Menu />
      <AlertDialog
        open
        danger
        title={t('unsaved')}
        confirm={t('unsavedLeave')}
        onConfirm={nothing}
        onCancel={nothing}
      >
        {t('unsavedHint')}
      </AlertDialog>
    </>
  )
}

export function Picker() {
  const t = useFormTexts()
  return (
    <>
      <Fields />
      <Sheet open title={t('country')} onClose={nothing}>
        <Group>
          <RowButton label="Deutschland" value={<Ltr>+49</Ltr>} />
          <RowButton label="Brasil" value={<Ltr>+55</Ltr>} />
          <RowButton label="السعودية" value={<Ltr>+966</Ltr>} />
        </Group>
      </Sheet>
    </>
  )
}

/** The page itself renders the toast queue. */
export function Toasting() {
  const [t, says] = [useFormTexts(), useErrorTexts()]
  useEffect(() => {
    showToast({ text: t('sent'), tone: 'ok' })
    showToast({ text: says('codeIncorrect'), tone: 'danger' })
    // Keeps the toasts visible while this part is shown.
    pauseToasts(true)
    return () => pauseToasts(false)
  }, [t, says])
  return <Fields />
}
