import { showToast } from '@companion/shared/toasts/queue'
import { Accordion } from '@companion/shared/ui/Accordion'
import { AlertDialog } from '@companion/shared/ui/AlertDialog'
import { Badge } from '@companion/shared/ui/Badge'
import { Bdi, Ltr } from '@companion/shared/ui/Bdi'
import { Button } from '@companion/shared/ui/Button'
import { Card } from '@companion/shared/ui/Card'
import { Checkbox } from '@companion/shared/ui/Checkbox'
import { Dialog } from '@companion/shared/ui/Dialog'
import { Empty } from '@companion/shared/ui/Empty'
import { Failure } from '@companion/shared/ui/Failure'
import { Field } from '@companion/shared/ui/Field'
import { Actions, Form } from '@companion/shared/ui/Form'
import * as glyphs from '@companion/shared/ui/glyphs'
import { Group } from '@companion/shared/ui/Group'
import { type Glyph, Icon } from '@companion/shared/ui/Icon'
import { IconButton } from '@companion/shared/ui/IconButton'
import { Link } from '@companion/shared/ui/Link'
import { Message } from '@companion/shared/ui/Message'
import { Meter } from '@companion/shared/ui/Meter'
import { Notice } from '@companion/shared/ui/Notice'
import { Progress } from '@companion/shared/ui/Progress'
import { RadioCards } from '@companion/shared/ui/RadioCards'
import { Row } from '@companion/shared/ui/Row'
import { RowButton } from '@companion/shared/ui/RowButton'
import { RowLink } from '@companion/shared/ui/RowLink'
import { RowSwitch } from '@companion/shared/ui/RowSwitch'
import { Screen } from '@companion/shared/ui/Screen'
import { Segmented } from '@companion/shared/ui/Segmented'
import { Sheet } from '@companion/shared/ui/Sheet'
import { SkeletonBlock, SkeletonLines, SkeletonRows } from '@companion/shared/ui/Skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import type { Words } from './words.ts'

const nothing = () => {}
type Page = (props: { w: Words }) => ReactNode

const Menu: Page = ({ w }) => (
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

const Fields: Page = ({ w }) => (
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

const Choices: Page = ({ w }) => {
  const [by, setBy] = useState('sms')
  const [unit, setUnit] = useState('c')
  const [on, setOn] = useState(true)
  const [off, setOff] = useState(false)
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
          { value: 'sms', label: w.sms, note: <Ltr>+86 138 **** 5678</Ltr>, icon: glyphs.phone },
          { value: 'mail', label: w.mail, note: <Ltr>d***@companion.example</Ltr>, icon: glyphs.mail },
          {
            value: 'old',
            label: (
              <>
                {w.old} <Badge tone="ok">{w.best}</Badge>
              </>
            ),
            icon: glyphs.lock,
            end: '¥12.00',
          },
        ]}
      />
      <Group title={w.guide}>
        <RowSwitch label={w.notify} note={w.steps} on={on} onChange={setOn} />
        <RowSwitch label={w.maker} on={off} onChange={setOff} />
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

const Notices: Page = ({ w }) => (
  <Screen title={w.weather}>
    <Notice title={w.offline}>{w.offlineText}</Notice>
    <Notice tone="ok">{w.saved}</Notice>
    <Notice tone="warn" action={{ label: w.notify, onClick: nothing }}>
      {w.offlineText}
    </Notice>
    <Notice tone="danger">{w.failed}</Notice>
    <Group>
      <Row label={w.weather} value="23 °C" icon={glyphs.thermometer} />
      <Row label={w.translation} value="40 %" icon={glyphs.drop} />
      <Row label={w.guide} value="Asia/Shanghai, 14:05, 31.2304, 121.4737" />
    </Group>
    {(['primary', 'secondary', 'danger', 'text', 'dangerText'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {w.send}
      </Button>
    ))}
    <Button busy>{w.send}</Button>
    <Button aria-disabled>{w.send}</Button>
  </Screen>
)

const Loading: Page = ({ w }) => (
  <Screen title={w.account} ground="list">
    <SkeletonRows count={3} />
    <SkeletonBlock height="6rem" />
    <Card>
      <SkeletonLines count={4} />
    </Card>
  </Screen>
)

const Messages: Page = ({ w }) => (
  <Screen>
    <Empty title={w.noPlans} action={<Button variant="text">{w.help}</Button>} picture={glyphs.card}>
      {w.noPlansText}
    </Empty>
    <Failure title={w.failed} onRetry={nothing} actions={<Button variant="text">{w.help}</Button>}>
      {w.failedText}
    </Failure>
    <Message picture={glyphs.check} tone="ok" title={w.paid} whole>
      {w.paidText}
    </Message>
  </Screen>
)

const Alert: Page = ({ w }) => (
  <>
    <Menu w={w} />
    <AlertDialog open danger title={w.sure} confirm={w.delete} onConfirm={nothing} onCancel={nothing}>
      {w.undo}
    </AlertDialog>
  </>
)

const Question: Page = ({ w }) => (
  <>
    <Fields w={w} />
    <Dialog open title={w.choose} onClose={nothing} actions={<Button data-first>{w.send}</Button>}>
      {w.lead}
    </Dialog>
  </>
)

const Picker: Page = ({ w }) => (
  <>
    <Fields w={w} />
    <Sheet open title={w.region} onClose={nothing}>
      <Group>
        <RowButton label="Deutschland" value={<Ltr>+49</Ltr>} />
        <RowButton label="中国" value={<Ltr>+86</Ltr>} />
        <RowButton label="السعودية" value={<Ltr>+966</Ltr>} />
      </Group>
    </Sheet>
  </>
)

const Toasting: Page = ({ w }) => {
  useEffect(() => {
    showToast({ text: w.codeWrong, tone: 'danger' })
    showToast({ text: w.saved, tone: 'ok' })
    showToast({ text: w.undo, tone: 'info' })
  }, [w])
  return <Fields w={w} />
}

const Signs: Page = () => (
  <Screen title="Icons">
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 16, font: 'var(--f-badge)' }}>
      {Object.entries(glyphs as Record<string, Glyph>).map(([name, glyph]) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Icon of={glyph} />
          {name}
        </span>
      ))}
    </div>
  </Screen>
)

export const pages: Readonly<Record<string, Page>> = {
  menu: Menu,
  fields: Fields,
  choices: Choices,
  notices: Notices,
  loading: Loading,
  messages: Messages,
  alert: Alert,
  question: Question,
  picker: Picker,
  toasts: Toasting,
  icons: Signs,
}
