import type { BuildOptions } from '@companion/build/baseConfig'
import { remoteConfig } from '@companion/build/webpackConfig'

export default (_env: object, { mode }: BuildOptions) => remoteConfig({ remote: 'security', mode })
