export { useResumedForm } from '@companion/shared/forms/useResumedForm'
