import { loadRemote } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { startPlain } from './start.tsx'
import type { Areas } from './areas.ts'

const names = ['account', 'guidance', 'pay', 'security', 'weather']

const remote = (name: string) => async () => {
  const module = await loadRemote<{ readonly area: RemoteModule }>(`${name}/area`)
  if (!module) throw new Error(`${name} is not there`)
  return module
}

void startPlain(Object.fromEntries(names.map((name) => [name, remote(name)])) satisfies Areas)
