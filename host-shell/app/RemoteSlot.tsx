import { Suspense, useEffect, Component, type ReactNode } from 'react'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { Failure } from '@companion/shared/ui/feedback/Message'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { emit, type ShownRelease } from '../remotes/remoteStates.ts'
import { useShellTexts } from '../texts/texts.ts'
import { NotFound } from './NotFound.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

interface BoundaryProps {
  /** Shown instead of what failed; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode
  onError: (failure: unknown) => void
  children: ReactNode
}

/** Keeps a failing remote from taking the page with it. The one class here: React catches errors in no other way. */
class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onError(failure)
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}

/** Runs once its neighbours stand: everything beside it has rendered without waiting or throwing. */
function Rendered({ remote, release }: { remote: string; release: string }) {
  useEffect(() => emit({ type: 'rendered', remote, ref: release }), [remote, release])
  return null
}

interface Props {
  readonly route: Route
  readonly shown: ShownRelease
  /** Out of sight: a release that gets ready to take over. */
  readonly hidden: boolean
}

/** One release of a remote on the page, with what it throws kept to itself. */
export function RemoteSlot({ route, shown: { release, module }, hidden }: Props) {
  const t = useShellTexts()
  const { remote } = route
  const Screenful = module?.screens[route.name]
  if (!Screenful) return hidden ? null : <NotFound />
  return (
    <RemoteBoundary
      onError={(cause) => emit({ type: 'threw', remote, ref: release, cause })}
      fallback={(retry) => (
        <Screen>
          <Failure
            title={t('screenFailed')}
            onRetry={() => {
              // What was lost is asked for anew; the screen itself waits for it.
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
        <Suspense fallback={<ScreenSkeleton />}>
          <Screenful />
          <Rendered remote={remote} release={release} />
        </Suspense>
      </div>
    </RemoteBoundary>
  )
}
