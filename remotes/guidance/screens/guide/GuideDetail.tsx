import { navigate, useLocation, useStepData } from '@companion/shared/navigation/router'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { SkeletonLines, SkeletonRows } from '@companion/shared/ui/feedback/Skeleton'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useEffect } from 'react'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { platformOf } from '@companion/shared/platform/system'
import { guideOf, otherMakers } from '../../model/guides/all.ts'
import { type System, pickVariant } from '../../model/guides/guide.ts'
import type { Phone } from '../../model/phone/recognise.ts'
import { useTexts } from '../../texts.ts'
import { ShareButton } from '../parts/ShareButton.tsx'
import { useCodeLink } from '../qr/QrCode.tsx'
import { choose, usePhone, wasPicked } from './usePhone.ts'
import { Sections } from './Sections.tsx'
import { useGuideTexts, useLabels } from './guideTexts.ts'
import { Versions } from './Versions.tsx'

/** Returns the system to select a variant by. In another maker's guide only the Android version is valid. */
const systemFor = (phone: Phone | undefined, mine: boolean): System =>
  (mine ? phone : phone?.android !== undefined && { android: phone.android }) || {}

/**
 * The steps for a phone. The query parameters `brand` and `os` select the guide and the system version.
 * Without them, or if a value is unknown, the screen shows the best guess.
 */
export function GuideDetail() {
  const t = useTexts()
  const { query } = useLocation()
  const { phone } = usePhone()
  const guide = guideOf(query.get('brand') ?? phone?.guide)
  const mine = phone?.guide === guide.id || phone?.also === guide.id
  const variant = pickVariant(guide, systemFor(phone, mine), query.get('os'))
  const byHand = wasPicked(useStepData())
  useEffect(() => {
    if (byHand) choose(guide.id)
  }, [byHand, guide.id])

  const onIos = platformOf(navigator) === 'ios'
  const shared = mine && phone?.also && phone.guide === guide.id ? guideOf(phone.also).title : ''
  const name = guide.title || t('otherPhones')
  // Suspends here, during hydration. If it suspended later, a fallback would replace the prerendered screen.
  useLabels()
  // The guide depends on the URL and the phone, which prerendering doesn't have, so a skeleton comes first.
  // The key makes new elements, because the guide's title can have fewer lines, which would move these.
  if (!useHydrated())
    return (
      <Screen key="waiting" title={t('guidanceTitle')}>
        <SkeletonLines count={2} />
        <SkeletonRows count={5} />
      </Screen>
    )
  return (
    <Screen title={shared ? t('yourPhoneShared', { first: name, second: shared }) : name}>
      {onIos && guide.id !== 'iphone' && (
        <Banner
          action={{
            label: t('iphoneGuide'),
            onClick: () =>
              navigate('operationalGuidanceDetail', { query: { brand: 'iphone', os: '' }, replace: true }),
          }}
        >
          {t('forAndroid')}
        </Banner>
      )}
      <Versions
        key={guide.id}
        variants={guide.variants}
        value={variant.id}
        onChange={(os) =>
          navigate('operationalGuidanceDetail', { query: { brand: guide.id, os }, replace: true })
        }
      />
      <Sections key={`${guide.id} ${variant.id}`} guide={guide} variant={variant} />
      {guide.id === 'other' && <OtherMakers />}
      <ShareGuide />
    </Screen>
  )
}

/** Shares the list of guides, not this guide, because the recipient can have another phone. */
function ShareGuide() {
  const t = useTexts()
  return <ShareButton title={t('guidanceTitle')} url={useCodeLink('/operational-guidance', 'share')} />
}

/** Lists makers without a guide, each with the setting that the maker has added to stock Android. */
function OtherMakers() {
  const t = useTexts()
  const g = useGuideTexts()
  return (
    <Group title={t('otherMakers')}>
      {otherMakers.map((maker) => (
        <Row key={maker} label={maker} note={g(`maker${maker}`)} />
      ))}
    </Group>
  )
}
