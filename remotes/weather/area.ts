import type { RemoteModule } from '@companion/shared/remote/manifest'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { Weather } from './screens/Weather.tsx'

export const area: RemoteModule = { screens: { weather: Weather }, prepare: prepareTexts }
