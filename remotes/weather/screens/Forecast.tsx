import { useState } from 'react'
import { PullToRefresh } from '@companion/shared/ui/feedback/PullToRefresh'
import { Screen } from '@companion/shared/ui/layout/Screen'
import type { WeatherDeps } from '../model/machine.ts'
import { viewOf } from '../model/view.ts'
import { useTexts } from '../texts.ts'
import { Failed } from './Failed.tsx'
import { Report } from './Report.tsx'
import { useWeatherMachine } from './useWeatherMachine.ts'
import { useNow } from './useNow.ts'

/** Weather in one language, in a given world. */
export function Forecast({ world, lang }: { world: WeatherDeps; lang: string }) {
  const t = useTexts()
  const { state, send } = useWeatherMachine(world, lang)
  const now = useNow(world)
  const [pulled, setPulled] = useState(false)
  const view = viewOf(state, now)
  const busy = view.kind === 'content' && view.busy

  const refresh = (byPull: boolean) => {
    setPulled(byPull)
    send({ type: 'refresh' })
  }
  return (
    <PullToRefresh busy={busy && pulled} onRefresh={() => refresh(true)}>
      <Screen title={t('title')}>
        {view.kind === 'failed' ? (
          <Failed view={view} lang={lang} settings={world.settings} onRetry={() => refresh(false)} />
        ) : (
          <Report
            view={view}
            lang={lang}
            now={now}
            settings={world.settings}
            onRefresh={() => refresh(false)}
          />
        )}
      </Screen>
    </PullToRefresh>
  )
}
