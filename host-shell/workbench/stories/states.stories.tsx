import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Button } from '@companion/shared/ui/controls/Button'
import { Card, Group } from '@companion/shared/ui/layout/Group'
import { Failure, Message } from '@companion/shared/ui/feedback/Message'
import { scenes } from '@companion/shared/ui/feedback/scenes'
import * as frameGlyphs from '@companion/shared/ui/text/frameIcons'
import * as glyphs from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { PullToRefresh } from '@companion/shared/ui/feedback/PullToRefresh'
import { Row } from '@companion/shared/ui/rows/Row'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonBlock, SkeletonLines, SkeletonRows } from '@companion/shared/ui/feedback/Skeleton'
import { Spinner } from '@companion/shared/ui/feedback/Spinner'
import { useShellTexts } from '@companion/shell/texts/texts'
import * as css from './Stories.css.ts'

export default { title: 'Kit' }

const nothing = () => {}

export function Buttons() {
  const [t, shell] = [useFormTexts(), useShellTexts()]
  return (
    <Screen title="Buttons">
      <Button>{t('logIn')}</Button>
      <Button variant="secondary">{t('resend')}</Button>
      <Button variant="danger">{shell('unsavedLeave')}</Button>
      <Button variant="text">{t('forgot')}</Button>
      <Button variant="dangerText">{shell('unsavedLeave')}</Button>
      <Button busy>{t('sendCode')}</Button>
      <Button aria-disabled>{t('sendCode')}</Button>
    </Screen>
  )
}

export function Notices() {
  const [t, says, shell] = [useFormTexts(), useErrorTexts(), useShellTexts()]
  return (
    <Screen title="Notices">
      <Banner title={shell('offline')}>{says('networkFailed')}</Banner>
      <Banner tone="ok">{t('sent')}</Banner>
      <Banner tone="warn" action={{ label: t('resend'), onClick: nothing }}>
        {says('networkAnswered')}
      </Banner>
      <Banner tone="danger">{says('modifyFailed')}</Banner>
      <Group>
        <Row label={t('nickname')} value="Zoë" icon={glyphs.user} />
        <Row label={t('phone')} value="+86 138 1234 5678" icon={glyphs.phone} />
        <Row label={t('email')} value="a.very.long.name@companion.example" />
      </Group>
    </Screen>
  )
}

export function Loading() {
  const t = useShellTexts()
  return (
    <Screen title={t('loading')} ground="list">
      <PullToRefresh busy={false} onRefresh={nothing}>
        <SkeletonRows count={3} />
      </PullToRefresh>
      <SkeletonBlock height="6rem" />
      <Card>
        <SkeletonLines count={4} />
      </Card>
      <Spinner />
    </Screen>
  )
}

export function Messages() {
  const [t, says, shell] = [useFormTexts(), useErrorTexts(), useShellTexts()]
  return (
    <Screen>
      <Message
        title={shell('notFound')}
        actions={<Button variant="text">{shell('toMenu')}</Button>}
        picture={glyphs.card}
      >
        {shell('notFoundHint')}
      </Message>
      <Failure
        title={says('userLoadFailed')}
        onRetry={nothing}
        actions={<Button variant="text">{shell('back')}</Button>}
      >
        {says('networkFailed')}
      </Failure>
      <Message picture={glyphs.check} tone="ok" title={t('sent')} whole>
        {t('passwordReady')}
      </Message>
      <Message title={t('sent')} scene="phone" picture={glyphs.check} tone="ok" />
    </Screen>
  )
}

const tones = ['info', 'ok', 'warn', 'danger'] as const

/** Every drawing with its name in code, in the colours of messages. */
export function Drawings() {
  return (
    <Screen title="Drawings">
      <div className={css.drawings} lang="en">
        {(Object.keys(scenes) as (keyof typeof scenes)[]).map((name, at) => (
          <Message
            key={name}
            scene={name}
            picture={glyphs.info}
            tone={tones[at % tones.length] ?? 'info'}
            title={name}
          />
        ))}
      </div>
    </Screen>
  )
}

/** Every icon of the kit with its name in code. */
export function Icons() {
  return (
    <Screen title="Icons">
      <div className={css.icons} lang="en">
        {Object.entries({ ...frameGlyphs, ...glyphs }).map(([name, glyph]) => (
          <span key={name} className={css.icon}>
            <Icon of={glyph} />
            {name}
          </span>
        ))}
      </div>
    </Screen>
  )
}
