export { useCodeSending, type CodeSending, type Delivery } from '@companion/shared/forms/useCodeSending'
