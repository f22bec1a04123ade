import type { ReactNode } from 'react'
import type { Weather } from '../endpoints.ts'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { clock, cloud, drop, globe, umbrella, wind } from '@companion/shared/ui/text/icons'
import { Icon, type Glyph } from '@companion/shared/ui/text/Icon'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import {
  type figuresIn,
  type Unit,
  coordinates,
  offsetName,
  windLevelOf,
  windName,
} from '../model/figures.ts'
import type { PartOfDay } from '../model/sky.ts'
import type { Point } from '../model/position.ts'
import { useTexts } from '../texts.ts'
import * as css from './Report.css.ts'
import { Value } from './Value.tsx'
import { WeatherPicture } from './WeatherPicture.tsx'

interface Props {
  weather: Weather | null
  /** The device's position, or null for weather by IP address. */
  fix: Point | null
  figures: ReturnType<typeof figuresIn>
  unit: Unit
}

type Label = Parameters<ReturnType<typeof useTexts>>[0]

/** Returns "Asia/Shanghai (GMT+8)", or only the part that the response contains. */
function zoneName({ timeZone, utcOffsetMin }: Weather): string {
  const offset = utcOffsetMin === undefined ? '' : offsetName(utcOffsetMin)
  return timeZone && offset ? `${timeZone} (${offset})` : (timeZone ?? offset)
}

interface Extras {
  icon?: Glyph
  look?: string
}

/** The details of the weather as tiles. The labels are shown even while the data is loading. */
export function Details({ weather, fix, figures, unit }: Props) {
  const t = useTexts()
  const level = weather && windLevelOf(weather)
  const words = (value: ReactNode) => (
    // A new element for the value, because a note above its bottom would move the placeholder's.
    <span key={weather ? 'value' : 'bone'} className={css.words}>
      {weather ? value : <SkeletonWord width={4} />}
    </span>
  )
  const tile = (label: Label, value: ReactNode, { icon, look = css.tile }: Extras) => (
    <li className={look}>
      <span className={css.label}>
        {icon && <Icon of={icon} small />}
        {t(label)}
      </span>
      {words(value)}
    </li>
  )
  const figure = (label: Label, icon: Glyph, text: string | null) =>
    tile(label, <Value of={text} />, { icon })
  const half = (label: Label, part: PartOfDay) => {
    const { text, kind } = weather?.[part] ?? { kind: undefined }
    return (
      <li className={css.tile}>
        <span className={css.head}>
          <span className={css.label}>{t(label)}</span>
          <WeatherPicture kind={kind} night={part === 'night'} className={css.picture} />
        </span>
        {words(<Value of={text} />)}
      </li>
    )
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets */}
      <ul role="list" className={css.tiles}>
        {half('dayWeather', 'day')}
        {half('nightWeather', 'night')}
        {figure('humidity', drop, figures.share(weather?.humidityPct))}
        {tile(
          'windLevel',
          <>
            <Value of={level && t('level', { level: figures.level(level) })} />
            {level && <span className={css.hint}>{t(windName(level))}</span>}
          </>,
          { icon: wind },
        )}
        {figure('precipChance', umbrella, figures.share(weather?.precipChancePct))}
        {figure('precip', cloud, figures.rain(weather?.precipMm, unit))}
        {tile(
          'timeZone',
          weather && (
            <Ltr>
              <Value of={zoneName(weather)} />
            </Ltr>
          ),
          { icon: clock, look: css.wide },
        )}
        {fix && tile('latitudeLongitude', <Ltr>{coordinates(fix)}</Ltr>, { icon: globe, look: css.wide })}
      </ul>
      {weather?.attribution && (
        <p className={css.footer}>{t('dataFrom', { name: weather.attribution.text })}</p>
      )}
    </div>
  )
}
