// Makes webpack put the drawings into this chunk, so that a failure appears together with its drawing.
import '@companion/shared/ui/feedback/Drawing'

export { Failed } from './Failed.tsx'
export { PositionSheet } from './PositionSheet.tsx'
