import { type ComponentType, use } from 'react'

/** A screen loaded when it is first shown. Unlike React's own, a load that failed is tried again on retry. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined
  const start = () =>
    load().catch((failure: unknown) => {
      loading = undefined
      throw failure
    })
  return function LazyScreen() {
    const Shown = use((loading ??= start()))
    return <Shown />
  }
}
