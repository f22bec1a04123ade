import {
  Component,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useSnapshot } from 'valtio'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { emit, remoteStates, type RemoteState, type ShownRelease } from '../remotes/remoteStates.ts'
import { openRemote, retryRemote } from '../remotes/openRemote.ts'
import { useShellTexts } from '../texts/texts.ts'
import { NoScreen } from './NoScreen.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

interface BoundaryProps {
  /** Shown instead of what failed; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode
  onError: (failure: unknown) => void
  children: ReactNode
}

/** Keeps a failing remote from taking the page down. A class, because React has no other error boundary. */
class RemoteBoundary extends Component<BoundaryProps, { failed?: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onError(failure)
  }

  override render() {
    const { fallback, children } = this.props
    return this.state?.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}

/** Screens whose effects have run on this page. */
const seen = new WeakSet<ComponentType>()

interface ScreenProps {
  readonly remote: string
  readonly release: string
  readonly screen: ComponentType
}

/** Says that its siblings have rendered without suspending or throwing, of a screen that is new to the page with its effects. */
function Rendered({ remote, release, screen }: ScreenProps) {
  const rendered = { type: 'rendered', remote, ref: release } as const
  // Going back ends in the commit that renders: the visitor waits for no frame in between.
  useLayoutEffect(() => {
    if (seen.has(screen)) emit(rendered)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    seen.add(screen)
    emit(rendered)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return null
}

/** The screen of one release. Memoised: one that takes over is not rendered a second time. */
const ReleaseScreen = memo((shown: ScreenProps) => (
  <Suspense fallback={<ScreenSkeleton />}>
    <shown.screen />
    <Rendered {...shown} />
  </Suspense>
))

interface SlotProps {
  readonly route: Route
  readonly shown: ShownRelease
  readonly hidden: boolean
}

/** One release of a remote on the page; what it throws stays within its error boundary. */
function RemoteSlot({ route, shown: { release, module }, hidden }: SlotProps) {
  const t = useShellTexts()
  const { remote } = route
  const Screenful = module?.screens[route.name]
  if (!Screenful) return hidden ? null : <NoScreen />
  return (
    <RemoteBoundary
      onError={(cause) => emit({ type: 'threw', remote, ref: release, cause })}
      fallback={(retry) => (
        <Screen>
          <Failure
            scene="tiles"
            title={t('screenFailed')}
            onRetry={() => {
              // Loads again what failed; the screen suspends until it is there.
              module?.prepare(language.lang).catch(() => {})
              retry()
            }}
          >
            {t('screenFailedHint')}
          </Failure>
        </Screen>
      )}
    >
      <div data-remote={remote} data-release={release} hidden={hidden}>
        <ReleaseScreen remote={remote} release={release} screen={Screenful} />
      </div>
    </RemoteBoundary>
  )
}

/** The remote of a route: its screen, or that it is on its way, or why there is none with a way to try again. */
export function Outlet({ route }: { route: Route }) {
  const t = useShellTexts()
  // What a snapshot makes of a component is no component to the type checker.
  const state = useSnapshot(remoteStates)[route.remote] as RemoteState | undefined
  useEffect(() => {
    const { remote } = route
    void openRemote(remote)
    // Whoever comes back has it tried again.
    return () => {
      if (remoteStates[remote]?.status === 'failed') delete remoteStates[remote]
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the routes are assembled anew when a release comes
  }, [route.remote])

  if (state?.status === 'failed') {
    return (
      <Screen ground={route.path === '/' ? 'list' : 'plain'}>
        <Failure scene="tiles" title={t('areaFailed')} onRetry={() => retryRemote(route.remote)}>
          {t('areaFailedHint')}
        </Failure>
      </Screen>
    )
  }
  if (state?.status !== 'ready') return <ScreenSkeleton />
  // Keyed by release: the one that takes over is rendered already and keeps its state.
  return [state, state.next].map(
    (shown, at) =>
      shown && (
        <RemoteSlot key={`${shown.release} ${route.name}`} route={route} shown={shown} hidden={at > 0} />
      ),
  )
}
