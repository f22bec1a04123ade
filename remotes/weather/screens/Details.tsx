import type { Weather } from '../endpoints.ts'
import { Bdi, Ltr } from '@companion/shared/ui/text/Bdi'
import {
  clock,
  cloud,
  drop,
  globe,
  location,
  thermometer,
  umbrella,
  wind,
} from '@companion/shared/ui/text/icons'
import { Group } from '@companion/shared/ui/layout/Group'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import { Row } from '@companion/shared/ui/rows/Row'
import type { ReactNode } from 'react'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import {
  type Unit,
  type figuresIn,
  coordinates,
  degreesIn,
  offsetName,
  windLevelOf,
} from '../model/figures.ts'
import type { Point } from '../model/position.ts'
import { useTexts } from '../texts.ts'
import { Value } from './Value.tsx'

interface Props {
  weather: Weather | null
  /** The device's position; null for weather by IP address, whose position is too inexact to be shown. */
  fix: Point | null
  figures: ReturnType<typeof figuresIn>
  unit: Unit
}

/** All figures as rows. The labels are there while the figures are loading. */
export function Details({ weather, fix, figures, unit }: Props) {
  const t = useTexts()
  const level = weather && windLevelOf(weather)
  const row = (label: Parameters<typeof t>[0], icon: Glyph, width: number, value: ReactNode) => (
    <Row label={t(label)} icon={icon} value={weather ? value : <SkeletonWord width={width} />} />
  )
  const figure = (text: string | null) => <Value of={text} />
  return (
    <>
      <Group>
        {row(
          'temperature',
          thermometer,
          3,
          figure(figures.temperature(degreesIn(unit, weather?.temperatureC), unit)),
        )}
        {row('humidity', drop, 2.5, figure(figures.share(weather?.humidityPct)))}
        {row('windLevel', wind, 4, figure(level && t('level', { level: figures.level(level) })))}
        {row('precipChance', umbrella, 2.5, figure(figures.share(weather?.precipChancePct)))}
        {row('precip', cloud, 3.5, figure(figures.rain(weather?.precipMm)))}
      </Group>
      <Group footer={weather?.attribution && t('dataFrom', { name: weather.attribution.text })}>
        {row('address', location, 8, weather?.address ? <Bdi>{weather.address}</Bdi> : figure(null))}
        {row(
          'timeZone',
          clock,
          9,
          weather && <Ltr>{`${weather.timeZone} (${offsetName(weather.utcOffsetMin)})`}</Ltr>,
        )}
        {row('latitudeLongitude', globe, 8, fix ? <Ltr>{coordinates(fix)}</Ltr> : figure(null))}
      </Group>
    </>
  )
}
