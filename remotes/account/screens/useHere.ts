export { useHere } from '@companion/shared/forms/useHere'
