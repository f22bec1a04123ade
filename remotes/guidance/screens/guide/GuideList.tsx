import { brand } from '@companion/shared/brand/current'
import { Button } from '@companion/shared/ui/controls/Button'
import { Group } from '@companion/shared/ui/layout/Group'
import { phone as phoneSign } from '@companion/shared/ui/text/icons'
import { RowLink } from '@companion/shared/ui/rows/RowLink'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { guideOf, guides } from '../../model/guides/all.ts'
import type { Guide } from '../../model/guides/shape.ts'
import { isMobile } from '../../model/phone/recognise.ts'
import { useTexts } from '../../texts.ts'
import { picked } from './picked.ts'
import { OpenOnPhone } from './OpenOnPhone.tsx'
import { usePhone } from './usePhone.ts'

/** The list of phones (spec §2): the recognised one, the spec's five, then the further makers. */
export function GuideList() {
  const t = useTexts()
  const { phone, forget } = usePhone()
  const titleOf = (guide: Guide) => guide.title || t('otherPhones')
  const row = (guide: Guide) => (
    <RowLink
      key={guide.id}
      label={titleOf(guide)}
      note={guide.also}
      to="operationalGuidanceDetail"
      query={{ brand: guide.id }}
      data={picked}
    />
  )
  const mine = phone && guideOf(phone.guide)
  const shared = phone?.also && guideOf(phone.also)
  const further = guides.filter(
    ({ id, primary }) => !primary && (id !== 'harmony-next' || phone?.guide === id),
  )
  return (
    <Screen title={t('guidanceTitle')} lead={t('guideLead', { app: brand().appName })}>
      {mine && (
        <Group title={t('yourPhone')}>
          <RowLink
            icon={phoneSign}
            label={
              shared ? t('yourPhoneShared', { first: titleOf(mine), second: titleOf(shared) }) : titleOf(mine)
            }
            note={t(
              phone.via === 'choice' ? 'yourChoiceNote' : shared ? 'yourPhoneSharedNote' : 'yourPhoneNote',
            )}
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
      <Group title={t('choosePhone')}>{guides.filter(({ primary }) => primary).map(row)}</Group>
      <Group title={t('morePhones')}>{further.map(row)}</Group>
      {!isMobile(navigator.userAgent, navigator.maxTouchPoints) && <OpenOnPhone />}
    </Screen>
  )
}
