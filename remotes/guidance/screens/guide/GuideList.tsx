import { brand } from '@companion/shared/brand/current'
import { Fragment, useState } from 'react'
import { Button } from '@companion/shared/ui/controls/Button'
import { Columns } from '@companion/shared/ui/layout/Columns'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { Group, Card } from '@companion/shared/ui/layout/Group'
import { phone as phoneSign } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { Row, RowLink } from '@companion/shared/ui/rows/Row'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { guideOf, guides } from '../../model/guides/all.ts'
import { type Guide, pickVariant } from '../../model/guides/guide.ts'
import { type Phone, isMobile } from '../../model/phone/recognise.ts'
import { useTexts } from '../../texts.ts'
import { QrCode, useCodeLink } from '../qr/QrCode.tsx'
import { picked, usePhone } from './usePhone.ts'
import { marks } from './useDone.ts'
import * as css from './Guide.css.ts'

/** The list of guides (spec §2). Shows the detected phone, the spec's five entries, and then other makers. */
export function GuideList() {
  const t = useTexts()
  const { phone, asking, forget } = usePhone()
  const titleOf = (guide: Guide) => guide.title || t('otherPhones')
  const row = (guide: Guide) => (
    <RowLink
      key={guide.id}
      badge={<Maker of={guide} />}
      label={titleOf(guide)}
      note={guide.also}
      to="operationalGuidanceDetail"
      query={{ brand: guide.id }}
      data={picked}
    />
  )
  const mine = phone && guideOf(phone.guide)
  const shared = phone?.also && guideOf(phone.also)
  // The row at the top leads to the same guide.
  const others = guides.filter(({ id }) => id !== 'harmony-next' && id !== phone?.guide)
  const [late] = useState(asking)
  const appear = late && !asking ? fadeIn : undefined
  return (
    <Screen title={t('guidanceTitle')} lead={t('guideLead', { app: brand().appName })}>
      <Columns as="flow">
        {asking && (
          <div className={css.phonePlaceholder} aria-hidden="true">
            <Group title={t('yourPhone')}>
              <Row badge={<Mine />} label={<SkeletonWord width={6} />} note={<SkeletonWord width={9} />} />
            </Group>
          </div>
        )}
        {mine && (
          <Group title={t('yourPhone')}>
            <RowLink
              badge={<Mine />}
              label={
                shared
                  ? t('yourPhoneShared', { first: titleOf(mine), second: titleOf(shared) })
                  : titleOf(mine)
              }
              note={
                progressOf(mine, phone, t) ??
                t(
                  phone.via === 'choice'
                    ? 'yourChoiceNote'
                    : shared
                      ? 'yourPhoneSharedNote'
                      : 'yourPhoneNote',
                )
              }
              to="operationalGuidanceDetail"
              query={{ brand: mine.id }}
            />
          </Group>
        )}
        {phone?.via === 'choice' && (
          <Button variant="text" onClick={forget}>
            {t('forgetChoice')}
          </Button>
        )}
        {/* Another key, because rows that move up below a tapping finger are worse than ones that fade in. */}
        <Fragment key={phone?.guide}>
          <div ref={appear}>
            <Group title={t('choosePhone')}>{others.filter(({ primary }) => primary).map(row)}</Group>
          </div>
          <div ref={appear}>
            <Group title={t('morePhones')}>{others.filter(({ primary }) => !primary).map(row)}</Group>
          </div>
        </Fragment>
        <OpenOnPhone />
      </Columns>
    </Screen>
  )
}

/** Fades in lists that replace others after the phone was detected, because their rows have moved. */
function fadeIn(list: HTMLElement | null): void {
  // Test environments have no animations.
  list?.animate?.({ opacity: [0, 1] }, 220)
}

/** Returns how many sections of a phone's guide are marked as done, or undefined before the first mark. */
function progressOf(guide: Guide, phone: Phone, t: ReturnType<typeof useTexts>) {
  const { id, sections } = pickVariant(guide, phone)
  const done = marks.read(guide.id, id).length
  return done ? t('progress', { done, total: sections.filter(({ applies }) => applies).length }) : undefined
}

/** The sign of the detected phone. */
const Mine = () => (
  <span className={css.maker} data-mine="">
    <Icon of={phoneSign} small />
  </span>
)

/** The first two letters of a maker's name. The guide for other phones has no maker. */
const Maker = ({ of: { title } }: { of: Guide }) => (
  <span className={css.maker} data-initials={title.slice(0, 2)} aria-hidden="true">
    {!title && <Icon of={phoneSign} small />}
  </span>
)

/** Shows computers the page's URL as a QR code, because the settings are on the phone. */
function OpenOnPhone() {
  const t = useTexts()
  const link = useCodeLink('/operational-guidance')
  const hydrated = useHydrated()
  if (hydrated && isMobile(navigator.userAgent, navigator.maxTouchPoints)) return null
  return (
    <div className={hydrated ? undefined : css.notOnPhone}>
      <Card>
        <div className={css.onPhone}>
          <h2 className={css.onPhoneTitle}>{t('openOnPhone')}</h2>
          <QrCode link={link} size="card" />
          <p className={css.note}>{t('openOnPhoneHint')}</p>
        </div>
      </Card>
    </div>
  )
}
