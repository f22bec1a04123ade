import { type ComponentType, use } from 'react'
import { remembered } from '../model/remembered.ts'

/** A screen loaded when it is first shown. Unlike React's own, a load that failed is tried again on retry. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const loaded = remembered(load)
  return function LazyScreen() {
    const Shown = use(loaded(''))
    return <Shown />
  }
}
