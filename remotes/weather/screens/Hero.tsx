import { useKitTexts } from '@companion/shared/texts/kit/texts'
import { Bdi, Ltr } from '@companion/shared/ui/text/Bdi'
import { refresh } from '@companion/shared/ui/text/icons'
import { IconButton } from '@companion/shared/ui/controls/IconButton'
import { Segmented } from '@companion/shared/ui/controls/Segmented'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { type figuresIn, type Unit, degreesIn, units } from '../model/figures.ts'
import type { PartOfDay } from '../model/sky.ts'
import type { Settings } from '../model/machine.ts'
import type { View } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import { WeatherPicture } from './WeatherPicture.tsx'
import * as css from './Hero.css.ts'
import { Status } from './Status.tsx'
import { useBarTitle } from './useSky.ts'
import { Value } from './Value.tsx'

interface Props {
  view: Exclude<View, { type: 'failed' }>
  part: PartOfDay
  figures: ReturnType<typeof figuresIn>
  now: number
  unit: Unit
  settings: Settings
  onUnit: (unit: Unit) => void
  onRefresh: () => void
}

const choices = (Object.keys(units) as Unit[]).map((value) => ({ value, label: <Ltr>{units[value]}</Ltr> }))

/** The summary with the place, the weather, the temperature and the weather's age. */
export function Hero({ view, part, figures, now, unit, settings, onUnit, onRefresh }: Props) {
  const t = useTexts()
  const kit = useKitTexts()
  const weather = view.type === 'content' ? view.shown.weather : null
  const half = weather && weather[part]
  const degrees = (celsius: number | null | undefined) => figures.degrees(degreesIn(unit, celsius))
  const current = degrees(weather?.temperatureC)
  useBarTitle(weather?.address, current)
  const [high, low] = [degrees(weather?.temperatureMaxC), degrees(weather?.temperatureMinC)]

  return (
    <section className={css.whole} aria-busy={view.type === 'waiting' || view.busy}>
      <div className={css.top}>
        <div className={css.place}>
          <VisuallyHidden>{t('address')}</VisuallyHidden>
          <h2 className={css.address}>
            {weather ? (
              <Bdi>
                <Value of={weather.address} />
              </Bdi>
            ) : (
              <SkeletonWord width={8} />
            )}
          </h2>
          <p className={css.quiet}>
            {weather ? (
              weather.utcOffsetMin !== undefined &&
              t('localTime', { time: figures.timeAt(now, weather.utcOffsetMin) })
            ) : (
              <SkeletonWord width={7} />
            )}
          </p>
        </div>
        <span className={css.refresh}>
          <IconButton
            label={kit('refresh')}
            icon={refresh}
            data-action="refresh"
            aria-busy={view.type === 'content' && view.busy}
            aria-disabled={view.type === 'waiting' || !view.canRefresh}
            onClick={onRefresh}
          />
        </span>
      </div>
      <div className={css.middle}>
        <div className={css.facts}>
          <p className={css.degrees}>
            <VisuallyHidden>{t('temperature')} </VisuallyHidden>
            {weather ? <Value of={current} /> : <SkeletonWord width={1.5} />}
          </p>
          <p className={css.words}>{half ? <Value of={half.text} /> : <SkeletonWord width={6} />}</p>
          <p className={css.quiet}>
            {weather ? high && low && t('highLow', { high, low }) : <SkeletonWord width={7} />}
          </p>
        </div>
        <WeatherPicture kind={half?.kind} night={part === 'night'} className={css.picture} />
      </div>
      <div className={css.bottom}>
        <Status {...{ view, figures, now, settings, onRefresh }} />
        <div className={css.unit}>
          <Segmented label={t('unit')} options={choices} value={unit} onChange={onUnit} />
        </div>
      </div>
    </section>
  )
}
