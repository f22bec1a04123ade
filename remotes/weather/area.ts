import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { Weather } from './screens/Weather.tsx'

export const area: Area = { screens: { weather: Weather }, prepare: prepareTexts }
