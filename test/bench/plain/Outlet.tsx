import { Component, createElement, lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import type { Outlet as ShellOutlet } from '../../../host-shell/shell/app/Outlet.tsx'
import { NotFound } from '../../../host-shell/shell/app/NotFound.tsx'
import { ScreenSkeleton } from '../../../host-shell/shell/app/ScreenSkeleton.tsx'
import { useShellTexts } from '../../../host-shell/shell/texts/texts.ts'
import { loadArea } from './areas.ts'

// Replaces host-shell/shell/app/Outlet.tsx with the pattern for routes in React's documentation.

class Boundary extends Component<{ failed: ReactNode; children: ReactNode }, { lost: boolean }> {
  constructor(props: { failed: ReactNode; children: ReactNode }) {
    super(props)
    this.state = { lost: false }
  }
  static getDerivedStateFromError() {
    return { lost: true }
  }
  override render() {
    return this.state.lost ? this.props.failed : this.props.children
  }
}

type Place = Pick<Route, 'remote' | 'name'>

const loaded = new Map<string, ComponentType>()
const waited = new Map<string, ComponentType>()

/** Loads a route's screen with its translations. */
export async function loadScreen({ remote, name }: Place): Promise<ComponentType> {
  const area = await loadArea(remote)
  await area.prepare(language.lang)
  const screen = area.screens[name] ?? NotFound
  loaded.set(name, screen)
  return screen
}

/** Returns a loaded screen, or a lazy one that renders once it's loaded. */
function screenOf(route: Place): ComponentType {
  const known = loaded.get(route.name) ?? waited.get(route.name)
  if (known) return known
  const made = lazy(async () => ({ default: await loadScreen(route) }))
  waited.set(route.name, made)
  return made
}

const Lost = () => {
  const t = useShellTexts()
  return (
    <Screen>
      <Failure title={t('areaFailed')} onRetry={() => location.reload()}>
        {t('areaFailedHint')}
      </Failure>
    </Screen>
  )
}

// Has the type of the shell's Outlet, because the bundler swaps the two and the compiler can't check that.
export const Outlet: typeof ShellOutlet = memo((place) => (
  <Boundary key={place.name} failed={<Lost />}>
    <div data-remote={place.remote}>
      <Suspense fallback={<ScreenSkeleton />}>{createElement(screenOf(place))}</Suspense>
    </div>
  </Boundary>
))
