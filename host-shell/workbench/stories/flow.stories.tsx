import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Bdi, Ltr } from '@companion/shared/ui/text/Bdi'
import { Button } from '@companion/shared/ui/controls/Button'
import { IconButton } from '@companion/shared/ui/controls/IconButton'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { Card, Group } from '@companion/shared/ui/layout/Group'
import { Checkbox } from '@companion/shared/ui/controls/Checkbox'
import { ExternalRow } from '@companion/shared/ui/rows/ExternalLink'
import { Field } from '@companion/shared/ui/fields/Field'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import * as glyphs from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { Link } from '@companion/shared/ui/controls/Link'
import { Meter } from '@companion/shared/ui/feedback/Meter'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { RadioCards } from '@companion/shared/ui/controls/RadioCards'
import { RowButton, RowLink } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { useShellTexts } from '@companion/shell/texts/texts'
import { useState, type ReactNode } from 'react'

export default { title: 'Kit' }

export function Rows() {
  const [t, shell] = [useFormTexts(), useShellTexts()]
  return (
    <Screen title="Rows" ground="list">
      <Columns as="flow">
        <Group footer={t('codeNeedsPhone')}>
          <RowLink to="/" label={t('nickname')} value={<Bdi>Zoë</Bdi>} icon={glyphs.user} />
          <RowLink to="/" label={t('phone')} value={<Ltr>+86 138 **** 5678</Ltr>} icon={glyphs.phone} />
          <RowLink to="/" label={t('email')} value={<Ltr>demo@companion.example</Ltr>} icon={glyphs.mail} />
        </Group>
        <Group title={t('password')}>
          <RowLink to="/" label={t('forgot')} icon={glyphs.key} />
          <RowLink to="/" label={t('country')} value="+86" icon={glyphs.phone} disc="accent" />
          <ExternalRow href="https://companion.example/" label="companion.example" icon={glyphs.globe} />
          <RowButton label={shell('unsavedLeave')} tone="danger" />
        </Group>
      </Columns>
    </Screen>
  )
}

export function Fields() {
  const t = useFormTexts()
  const agreement = {
    service: (words: ReactNode) => <Link to="/">{words}</Link>,
    privacy: (words: ReactNode) => <Link to="/">{words}</Link>,
  }
  return (
    <Screen title={t('phone')} lead={t('codeNeedsPhone')} progress={<Progress step={2} total={3} />}>
      <Form>
        <Field label={t('country')} value="+86" readOnly dir="ltr" />
        <Field label={t('phone')} defaultValue="138 1234" dir="ltr" type="tel" error={t('phoneInvalid')} />
        <Field label={t('repeatPhone')} dir="ltr" type="tel" placeholder="138 1234 5678" />
        <Field
          label={t('password')}
          type="password"
          defaultValue="demo1234"
          hint={t('passwordRule')}
          trailing={<IconButton label={t('showPassword', { field: t('password') })} icon={glyphs.eye} />}
        />
        <Field
          label={t('nickname')}
          defaultValue="Zoë"
          counter={t('nicknameCount', { count: 3, most: 30 })}
          leading={<Icon of={glyphs.user} small />}
        />
        <Checkbox label={t.rich('agree', agreement)} error={t('agreementMissing')} />
        <Checkbox label={t.rich('agree', agreement)} defaultChecked />
        <Actions>
          <Button type="submit">{t('sendCode')}</Button>
          <Button variant="text">{t('forgot')}</Button>
        </Actions>
      </Form>
    </Screen>
  )
}

export function Choices() {
  const t = useFormTexts()
  const [by, setBy] = useState('phone')
  const [shown, setShown] = useState('phone')
  return (
    <Screen title="Choices">
      <Segmented
        label={t('loginId')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'phone', label: t('phone') },
          { value: 'email', label: t('email') },
        ]}
      />
      <RadioCards
        legend={t('loginId')}
        value={by}
        onChange={setBy}
        options={[
          {
            value: 'phone',
            label: (
              <>
                {t('phone')} <Badge tone="ok">{t('sent')}</Badge>
              </>
            ),
          },
          { value: 'email', label: t('email') },
          { value: 'password', label: t('password') },
        ]}
      />
      <Group title={t('password')}>
        <Accordion name="passwordLength" label={t('passwordLength')} defaultOpen icon={glyphs.key}>
          {t('passwordRule')}
        </Accordion>
        <Accordion
          name="passwordLetter"
          label={t('passwordLetter')}
          icon={glyphs.lock}
          value={<Badge>1</Badge>}
        >
          {t('passwordRule')}
        </Accordion>
        <RowButton label={t('country')} value="+86" leads />
      </Group>
      <Card>
        <Meter label={t('nickname')} text={t('nicknameCount', { count: 12, most: 30 })} value={12} max={30} />
      </Card>
    </Screen>
  )
}
