import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of what failed; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode
  onError: (failure: unknown) => void
  children: ReactNode
}

/** Keeps a failing remote from taking the page with it. The one class here: React catches errors in no other way. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
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
