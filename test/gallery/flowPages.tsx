import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Badge } from '@companion/shared/ui/text/Badge'
import { Bdi, Ltr } from '@companion/shared/ui/text/Bdi'
import { Button } from '@companion/shared/ui/controls/Button'
import { IconButton } from '@companion/shared/ui/controls/IconButton'
import { Card, Group } from '@companion/shared/ui/layout/Group'
import { Checkbox } from '@companion/shared/ui/controls/Checkbox'
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
import { useState } from 'react'
import type { Page } from './page.ts'

export const Menu: Page = ({ w }) => (
  <Screen title={w.account} ground="list">
    <Group footer={w.note}>
      <RowLink to="/a" label={w.nickname} value={<Bdi>Zoë</Bdi>} icon={glyphs.user} />
      <RowLink to="/b" label={w.phone} value={<Ltr>+86 138 **** 5678</Ltr>} icon={glyphs.phone} />
      <RowLink to="/c" label={w.email} value={<Ltr>demo@companion.example</Ltr>} icon={glyphs.mail} />
    </Group>
    <Group>
      <RowLink to="/d" label={w.password} icon={glyphs.key} />
      <RowLink to="/e" label={w.guide} icon={glyphs.battery} />
      <RowLink to="/f" label={w.weather} icon={glyphs.sun} />
      <RowButton label={w.delete} tone="danger" />
    </Group>
    <Group title={w.help}>
      <RowLink to="/g" label={w.terms} />
      <RowLink to="/h" label={w.help} />
    </Group>
  </Screen>
)

export const Fields: Page = ({ w }) => (
  <Screen title={w.changePhone} lead={w.lead} progress={<Progress step={2} total={3} />}>
    <Form>
      <Field label={w.phone} value="+86 138 **** 5678" readOnly dir="ltr" />
      <Field label={w.newPhone} defaultValue="138 1234" dir="ltr" type="tel" error={w.wrong} />
      <Field label={w.again} dir="ltr" type="tel" placeholder="138 1234 5678" />
      <Field
        label={w.old}
        type="password"
        defaultValue="demo1234"
        hint={w.hint}
        trailing={<IconButton label="show" icon={glyphs.eye} />}
      />
      <Field label={w.nickname} defaultValue="Zoë" counter="3/30" leading={<Icon of={glyphs.user} small />} />
      <Checkbox
        label={
          <>
            {w.agree} <Link to="/terms">{w.terms}</Link>
          </>
        }
        error={w.mustAgree}
      />
      <Checkbox label={w.agree} defaultChecked />
      <Actions>
        <Button type="submit">{w.send}</Button>
        <Button variant="text">{w.later}</Button>
      </Actions>
    </Form>
  </Screen>
)

export const Choices: Page = ({ w }) => {
  const [by, setBy] = useState('sms')
  const [unit, setUnit] = useState('c')
  return (
    <Screen title={w.choose}>
      <Segmented
        label="unit"
        value={unit}
        onChange={setUnit}
        options={[
          { value: 'c', label: w.month },
          { value: 'f', label: w.year },
        ]}
      />
      <RadioCards
        legend={w.choose}
        value={by}
        onChange={setBy}
        options={[
          { value: 'sms', label: w.sms },
          { value: 'mail', label: w.mail },
          {
            value: 'old',
            label: (
              <>
                {w.old} <Badge tone="ok">{w.best}</Badge>
              </>
            ),
          },
        ]}
      />
      <Group title={w.guide}>
        <Accordion label={w.maker} defaultOpen icon={glyphs.battery}>
          {w.steps}
        </Accordion>
        <Accordion label={w.notify} icon={glyphs.refresh} value={<Badge>1</Badge>}>
          {w.steps}
        </Accordion>
        <RowButton label={w.region} value="+86" leads />
      </Group>
      <Card>
        <Meter label={w.translation} text={w.used} value={320} max={500} />
      </Card>
    </Screen>
  )
}
