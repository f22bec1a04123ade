export { useResume, type Resume } from '@companion/shared/forms/useResume'
