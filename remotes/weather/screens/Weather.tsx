import { type ComponentProps, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { language } from '@companion/shared/texts/language'
import { PullToRefresh } from '@companion/shared/ui/feedback/PullToRefresh'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useCarried } from '@companion/shared/swap/guard'
import { type PageDeps, pageDeps } from '../platform/pageDeps.ts'
import { type WeatherDeps, createWeatherMachine } from '../model/machine.ts'
import { kindOf, partOfDay, skyOf } from '../model/sky.ts'
import { type View, viewOf } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import type { Snapshot } from '../model/state.ts'
import { loadTrouble } from './loadTrouble.ts'
import { Report } from './Report.tsx'
import * as css from './Sky.css.ts'
import { useSky } from './useSky.ts'

/** `/weather`. Remounts for another language, because the server's texts depend on it. */
export function Weather() {
  const { lang } = useSnapshot(language)
  const [deps] = useState(() => pageDeps(globalThis as unknown as Window))
  return <Forecast key={lang} lang={lang} deps={deps} />
}

/** The weather screen in one language. */
function Forecast({ deps, lang }: { deps: PageDeps; lang: string }) {
  const t = useTexts()
  const { state, send } = useWeatherMachine(deps, lang)
  const now = useNow(deps)
  const [pulled, setPulled] = useState(false)
  // State of this component, because `Failed` suspends before its first commit and would lose its own.
  const [trouble] = useState(loadTrouble)
  const view = viewOf(state, now)
  const busy = view.type === 'content' && view.busy

  const refresh = (byPull: boolean) => {
    setPulled(byPull)
    send({ type: 'refresh' })
  }
  useSky(skyBehind(view, now))
  return (
    <PullToRefresh busy={busy && pulled} onReady={deps.tick} onRefresh={() => refresh(true)}>
      <div className={css.front}>
        <Screen title={t('title')}>
          {view.type === 'failed' ? (
            <Suspense>
              <Failed
                coming={trouble}
                {...{ view, lang }}
                settings={deps.settings}
                onRetry={() => refresh(false)}
              />
            </Suspense>
          ) : (
            <Report
              view={view}
              lang={lang}
              now={now}
              settings={deps.settings}
              onRefresh={() => refresh(false)}
            />
          )}
        </Screen>
      </div>
    </PullToRefresh>
  )
}

type Trouble = ReturnType<typeof loadTrouble>
type FailedProps = ComponentProps<Awaited<Trouble>['Failed']>

/** If its chunk is lost too, the shell shows that the page couldn't be loaded, with Retry. */
function Failed({ coming, ...failed }: FailedProps & { coming: Trouble }) {
  const { Failed: Loaded } = use(coming)
  return <Loaded {...failed} />
}

/** Returns the sky of the current weather. Without weather, it's a fair sky by the device's clock. */
function skyBehind(view: View, now: number): keyof typeof css.root {
  const weather = view.type === 'content' ? view.shown.weather : undefined
  if (partOfDay(now, weather?.utcOffsetMin) === 'night') return 'night'
  return weather ? skyOf(kindOf(weather.day.kind)) : 'fair'
}

interface Carried extends Snapshot {
  readonly lang: string
}

/**
 * Returns the snapshot to start with. Weather in another language is dropped, but the position is still used.
 */
const snapshotFor = (carried: Carried | null, lang: string): Snapshot => ({
  fix: carried?.fix ?? null,
  shown: carried?.lang === lang ? carried.shown : null,
})

/** Runs the state machine while the screen is mounted. Its snapshot survives a swap of this remote. */
function useWeatherMachine(deps: WeatherDeps, lang: string) {
  const [carried, carry] = useCarried<Carried | null>('weather.kept', null)
  const [machine] = useState(() => createWeatherMachine(deps, snapshotFor(carried, lang)))
  const state = useSyncExternalStore(machine.subscribe, machine.read, machine.read)
  useEffect(() => machine.open(), [machine])

  const { shown, fix } = state
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- every render's `carry` is equivalent
  useEffect(() => carry({ lang, shown, fix }), [lang, shown, fix])
  return { state, send: machine.send }
}

const minute = 60_000

/** Returns the current time in epoch milliseconds. Renders again every minute. */
function useNow({ now, after }: Pick<WeatherDeps, 'now' | 'after'>): number {
  const [, tick] = useState(0)
  // There's no dependency list, so each render starts a timer for the next minute.
  useEffect(() => after(minute - (now() % minute), () => tick((count) => count + 1)))
  return now()
}
