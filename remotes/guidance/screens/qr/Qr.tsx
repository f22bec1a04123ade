import { brand } from '@companion/shared/brand/current'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { Message } from '@companion/shared/ui/feedback/Message'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { info } from '@companion/shared/ui/text/icons'
import { useState } from 'react'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { storeLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { platformOf } from '@companion/shared/platform/system'
import { CodePanel } from './CodePanel.tsx'
import * as css from './QrCode.css.ts'
import { useCodeLink } from './QrCode.tsx'

/** `/qr` shows one QR code for all phones, which opens the download page. */
export function Qr() {
  const t = useTexts()
  const { appName } = brand()
  const link = useCodeLink('/app')
  return (
    <Screen title={t('scanToGet', { app: appName })} lead={t('scanHint')}>
      <CodePanel alone link={link} name={`${appName}-qr.png`} />
    </Screen>
  )
}

type Store = 'android' | 'ios'
const names = { android: 'Android', ios: 'iOS' } as const
const missing = { android: 'notInPlay', ios: 'notInAppStore' } as const

/**
 * `/qr2` has a QR code per store. It shows one at a time, because WeChat reads only one QR code per screen.
 */
export function Qr2() {
  const t = useTexts()
  const { appName, stores } = brand()
  const links = { android: storeLink(stores.android), ios: storeLink(stores.ios) }
  const here = useHydrated() && platformOf(navigator) === 'ios' ? 'ios' : 'android'
  const [picked, pick] = useState<Store>()
  const store = picked ?? (links[here] ? here : here === 'ios' ? 'android' : 'ios')
  const link = links[store]
  return (
    <Screen title={t('chooseStore')} lead={t('scanHint')}>
      {links.android || links.ios ? (
        <div className={css.narrow}>
          <Segmented
            label={t('store')}
            options={(['android', 'ios'] as const).map((value) => ({
              value,
              label: names[value],
              disabled: links[value] ? undefined : t(missing[value], { app: appName }),
            }))}
            value={store}
            onChange={pick}
          />
        </div>
      ) : null}
      {link ? (
        <CodePanel alone link={link} name={`${appName}-${store}.png`} />
      ) : (
        <Message scene="phone" picture={info} title={t('notAvailable', { app: appName })} />
      )}
    </Screen>
  )
}
