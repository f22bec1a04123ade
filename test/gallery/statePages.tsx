import { Button } from '@companion/shared/ui/controls/Button'
import { Card, Group } from '@companion/shared/ui/layout/Group'
import { Message, Failure } from '@companion/shared/ui/feedback/Message'
import * as glyphs from '@companion/shared/ui/text/icons'
import { type Glyph, Icon } from '@companion/shared/ui/text/Icon'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Row } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonBlock, SkeletonLines, SkeletonRows } from '@companion/shared/ui/feedback/Skeleton'
import type { Page } from './page.ts'

const nothing = () => {}

export const Notices: Page = ({ w }) => (
  <Screen title={w.weather}>
    <Banner title={w.offline}>{w.offlineText}</Banner>
    <Banner tone="ok">{w.saved}</Banner>
    <Banner tone="warn" action={{ label: w.notify, onClick: nothing }}>
      {w.offlineText}
    </Banner>
    <Banner tone="danger">{w.failed}</Banner>
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

export const Loading: Page = ({ w }) => (
  <Screen title={w.account} ground="list">
    <SkeletonRows count={3} />
    <SkeletonBlock height="6rem" />
    <Card>
      <SkeletonLines count={4} />
    </Card>
  </Screen>
)

export const Messages: Page = ({ w }) => (
  <Screen>
    <Message title={w.noPlans} actions={<Button variant="text">{w.help}</Button>} picture={glyphs.card}>
      {w.noPlansText}
    </Message>
    <Failure title={w.failed} onRetry={nothing} actions={<Button variant="text">{w.help}</Button>}>
      {w.failedText}
    </Failure>
    <Message picture={glyphs.check} tone="ok" title={w.paid} whole>
      {w.paidText}
    </Message>
  </Screen>
)

export const Signs: Page = () => (
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
