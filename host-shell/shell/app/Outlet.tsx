import {
  Component,
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useSnapshot } from 'valtio'
import type { MarkName } from '@companion/bridge-contract/marks'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { emit, remoteStates } from '../federation/remoteStates.ts'
import { closeFailed, loadedModules, openRemote, retryRemote } from '../federation/openRemote.ts'
import { useShellTexts } from '../texts/texts.ts'
import { NoScreen } from './NoScreen.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

interface BoundaryProps {
  /** Returns the content shown instead of the failed children. `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode
  onError: (failure: unknown) => void
  children: ReactNode
}

/**
 * Catches errors of one remote, so that the rest of the page keeps working. A class, because React has no
 * other kind of error boundary.
 */
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
  readonly release: ReleaseRef
  readonly screen: ComponentType
}

/**
 * Reports that its sibling screen has rendered without suspending or throwing, and that the screen's effects
 * have run. After a step back, the report is sent in the same commit that renders the screen, because React
 * runs the effects of an urgent update within it.
 */
function Rendered({ remote, release }: ScreenProps) {
  useEffect(() => {
    emit({ type: 'rendered', remote, ref: release })
    companion.screen?.replay(true)
    performance.mark('companion:screen' satisfies MarkName)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return null
}

/**
 * The screen of one release. Memoised, so that it isn't rendered again when its release becomes the current
 * one.
 */
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
  readonly release: ReleaseRef
  readonly hidden: boolean
}

/** One release of a remote on the page. Its error boundary catches everything that the release throws. */
function RemoteSlot({ remote, name, release, hidden }: SlotProps) {
  const hydrated = useHydrated()
  // Stored in state, because a failed release is removed from `loadedModules` before its successor is shown.
  const [module] = useState(() => loadedModules.get(release))
  const Screenful = module?.screens[name]
  if (!Screenful) return hidden ? null : module ? <NoScreen /> : <ScreenSkeleton />
  return (
    <RemoteBoundary
      onError={(cause) => emit({ type: 'threw', remote, ref: release, cause })}
      fallback={(retry) => (
        <Failed
          what="screen"
          onRetry={() => {
            // Loads the failed chunk again. The screen suspends until it has loaded.
            module.prepare(language.lang).catch(() => {})
            retry()
          }}
        />
      )}
    >
      {/* `data-remote` marks mounted remotes, and before hydration the screen isn't mounted. */}
      <div data-remote={hydrated ? remote : undefined} data-release={release} hidden={hidden}>
        <ReleaseScreen remote={remote} release={release} screen={Screenful} />
      </div>
    </RemoteBoundary>
  )
}

/**
 * Loading state of the page's first remote. `opening` resolves once that remote has loaded, failed or timed
 * out.
 */
export const firstRemote: { opening?: Promise<unknown> } = {}

/** Renders a route's remote: its screen, a skeleton, or an error with Retry. */
function Remote(place: Place) {
  const { remote, name } = place
  const hydrated = useHydrated()
  const { status, shown, job } = useSnapshot(remoteStates)[remote] ?? {}
  // Hydration waits for the remote, so that the prerendered screen stays visible meanwhile.
  if (!hydrated && firstRemote.opening) {
    // Another release has other class names, which React doesn't correct on hydration. Throwing makes React
    // discard the markup and render the screen on the client.
    use(firstRemote.opening)
    const { release, undo } = companion.screen!
    if (shown !== release) throw release
    undo()
  }

  if (status === 'failed')
    return (
      <Failed
        what="area"
        ground={name === 'layout' ? 'list' : undefined}
        onRetry={() => retryRemote(remote)}
      />
    )
  if (status !== 'ready') return <ScreenSkeleton />
  // The key contains the release. The next release is already rendered under its own key, so it keeps its
  // state when it becomes the current one.
  return [shown, job?.phase === 'staged' && job.ref].map(
    (release, at) =>
      release && <RemoteSlot key={`${release} ${name}`} {...place} release={release} hidden={at > 0} />,
  )
}

/**
 * Renders a route's remote. React discards a dehydrated boundary whose props change, and the prerendered
 * screen with it. So this component is memoised, and its props are plain values that compare equal.
 */
export const Outlet = memo((place: Place) => {
  const { remote } = place
  useEffect(() => {
    void openRemote(remote)
    // Forgets a failure on unmount, so that returning to the route loads the remote again.
    return () => closeFailed(remote)
  }, [remote])
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Remote {...place} />
    </Suspense>
  )
})
