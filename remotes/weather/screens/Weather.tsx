import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { pageWorld } from '../world/pageWorld.ts'
import { Forecast } from './Forecast.tsx'

/** The weather where the device is. Address and words come in the page's language, so another one starts anew. */
export function Weather() {
  const { lang } = useSnapshot(language)
  const [world] = useState(() => pageWorld(window))
  return <Forecast key={lang} lang={lang} world={world} />
}
