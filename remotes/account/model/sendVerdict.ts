export { sendVerdict, type SendVerdict } from '@companion/shared/forms/sendVerdict'
