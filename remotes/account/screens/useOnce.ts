export { useOnce } from '@companion/shared/forms/useOnce'
