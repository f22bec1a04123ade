import { Component, memo, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { emit, remoteStates, type RemoteState, type ShownRelease } from '../federation/remoteStates.ts'
import { openRemote, retryRemote } from '../federation/openRemote.ts'
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

interface ScreenProps {
  readonly remote: string
  readonly release: string
  readonly screen: ComponentType
}

/**
 * Says that its siblings have rendered without suspending or throwing, and that their effects have run. Going back ends in
 * the commit that renders: React runs the effects of an urgent update within it.
 */
function Rendered({ remote, release }: ScreenProps) {
  useEffect(() => {
    emit({ type: 'rendered', remote, ref: release })
    window.companionScreen?.replay(true)
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

interface FailedProps {
  readonly what: 'screen' | 'area'
  readonly ground?: 'list' | undefined
  readonly onRetry: () => void
}

function Failed({ what, ground, onRetry }: FailedProps) {
  const t = useShellTexts()
  return (
    <Screen ground={ground}>
      <Failure scene="tiles" title={t(`${what}Failed`)} onRetry={onRetry}>
        {t(`${what}FailedHint`)}
      </Failure>
    </Screen>
  )
}

type Place = Pick<Route, 'remote' | 'name'>

interface SlotProps extends Place {
  readonly shown: ShownRelease
  readonly hidden: boolean
}

/** One release of a remote on the page; what it throws stays within its error boundary. */
function RemoteSlot({ remote, name, shown: { release, module }, hidden }: SlotProps) {
  const hydrated = useHydrated()
  const Screenful = module?.screens[name]
  if (!Screenful) return hidden ? null : <NoScreen />
  return (
    <RemoteBoundary
      onError={(cause) => emit({ type: 'threw', remote, ref: release, cause })}
      fallback={(retry) => (
        <Failed
          what="screen"
          onRetry={() => {
            // Loads again what failed; the screen suspends until it is there.
            module?.prepare(language.lang).catch(() => {})
            retry()
          }}
        />
      )}
    >
      {/* What is only prerendered is not mounted yet. */}
      <div data-remote={hydrated ? remote : undefined} data-release={release} hidden={hidden}>
        <ReleaseScreen remote={remote} release={release} screen={Screenful} />
      </div>
    </RemoteBoundary>
  )
}

/** `opening` resolves, in time, when the remote that the page was opened with is there or has failed. */
export const firstRemote: { opening?: Promise<unknown> } = {}

/** The remote of a route: its screen, or that it is on its way, or why there is none with a way to try again. */
function Remote(place: Place) {
  const { remote, name } = place
  const hydrated = useHydrated()
  // What a snapshot makes of a component is no component to the type checker.
  const state = useSnapshot(remoteStates)[remote] as RemoteState | undefined
  // The screen that the document has brought stays until it can be hydrated.
  if (!hydrated && firstRemote.opening) {
    // Another release has class names of its own, which React does not correct. What throws is rendered anew.
    use(firstRemote.opening)
    const { release, undo } = window.companionScreen!
    if (state?.release !== release) throw release
    undo()
  }

  if (state?.status === 'failed')
    return (
      <Failed
        what="area"
        ground={name === 'layout' ? 'list' : undefined}
        onRetry={() => retryRemote(remote)}
      />
    )
  if (state?.status !== 'ready') return <ScreenSkeleton />
  // Keyed by release: the one that takes over is rendered already and keeps its state.
  return [state, state.next].map(
    (shown, at) =>
      shown && <RemoteSlot key={`${shown.release} ${name}`} {...place} shown={shown} hidden={at > 0} />,
  )
}

/**
 * The place of a route's remote. Rendered again before a prerendered screen is hydrated, it would lose that screen: React
 * gives up a dehydrated boundary with new props. So it takes values that stay equal.
 */
export const Outlet = memo((place: Place) => {
  const { remote } = place
  useEffect(() => {
    void openRemote(remote)
    // Whoever comes back has it tried again.
    return () => {
      if (remoteStates[remote]?.status === 'failed') delete remoteStates[remote]
    }
  }, [remote])
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Remote {...place} />
    </Suspense>
  )
})
