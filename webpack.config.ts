// npx webpack                     builds the shell and all remotes
// npx webpack --config-name pay   builds one; --watch, --mode development, --analyze and --json work
import type { BuildOptions } from './host-shell/build/baseConfig.ts'
import { remoteNames } from './host-shell/build/remotes.ts'
import { remoteConfig, shellConfig } from './host-shell/build/webpackConfig.ts'

export default (_env: object, { mode }: BuildOptions) => [
  shellConfig({ mode }),
  ...remoteNames().map((remote) => remoteConfig({ remote, mode })),
]
