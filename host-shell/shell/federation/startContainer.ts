import type { RemoteModule } from '@companion/shared/remote/manifest'
import './firstContainer.ts'
import { shareScope } from './sharedScope.ts'

/** Webpack's container, which a release's entry script assigns to its global. */
export interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown
  get(module: string): Promise<() => { readonly area: RemoteModule }>
}

/** Container → result of its `init`. */
const started = new WeakMap<Container, unknown>()

/** Initializes a container with the shared modules, once, and returns its remote module. */
export async function startContainer(container: Container): Promise<RemoteModule> {
  // `shareScopeMap` isn't enumerable, so that it isn't included when the container copies its options.
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: { default: shareScope },
  })
  const starting = started.get(container) ?? container.init(shareScope, [], options) ?? true
  started.set(container, starting)
  await starting
  return (await container.get('./area'))().area
}
