import type { RemoteModule } from '@companion/shared/remote/manifest'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { loadDrawings } from '@companion/shared/ui/feedback/Message'
import { Weather } from './screens/Weather.tsx'

void loadDrawings()

export const area: RemoteModule = { screens: { weather: Weather }, prepare: prepareTexts }
