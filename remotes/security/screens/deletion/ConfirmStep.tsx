import { useForm } from '@companion/shared/forms/useForm'
import { Button } from '@companion/shared/ui/controls/Button'
import { Checkbox } from '@companion/shared/ui/controls/Checkbox'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { useTexts } from '../../texts.ts'

interface Props {
  label: string
  onContinue: () => void
}

/** Which account it is about to be, and that its owner knows what is lost. */
export function ConfirmStep({ label, onContinue }: Props) {
  const t = useTexts()
  const { form, field, pending } = useForm<{ understood: boolean }>({
    initial: { understood: false },
    rules: { understood: (ticked) => (ticked ? undefined : { text: t('tickFirst') }) },
    send: async () => onContinue(),
  })
  const { value, onChange, ...box } = field('understood')
  return (
    <>
      <Group>
        <Row label={t('account')} value={<Ltr>{label}</Ltr>} />
      </Group>
      <Form {...form}>
        <Checkbox
          {...box}
          required
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
          label={t('understand')}
        />
        <Actions>
          <Button type="submit" busy={pending}>
            {t('continue')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}
