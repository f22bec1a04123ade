import type { BuildOptions } from '@companion/host-shell/build/baseConfig'
import { remoteConfig } from '@companion/host-shell/build/webpackConfig'

export default (_env: object, { mode }: BuildOptions) => remoteConfig({ remote: 'pay', mode })
