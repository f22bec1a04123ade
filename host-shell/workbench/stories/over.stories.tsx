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
import { Toasts as ToastQueue } from '@companion/shared/ui/feedback/Toasts'
import { Fields, Rows } from './flow.stories.tsx'

export default { title: 'Kit' }

const nothing = () => {}

export function Alert() {
  const t = useShellTexts()
  return (
    <>
      <Rows />
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

export function Toasts() {
  const [t, says] = [useFormTexts(), useErrorTexts()]
  useEffect(() => {
    showToast({ text: t('sent'), tone: 'ok' })
    showToast({ text: says('codeIncorrect'), tone: 'danger' })
    // Prevents the toasts from disappearing while this story is shown.
    pauseToasts(true)
    return () => pauseToasts(false)
  }, [t, says])
  return (
    <>
      <Fields />
      <ToastQueue />
    </>
  )
}
