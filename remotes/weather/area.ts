import type { RemoteModule } from '@companion/shared/remote/remoteModule'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { Weather } from './screens/Weather.tsx'

export const area: RemoteModule = { screens: { weather: Weather }, prepare: prepareTexts }
