/** The screens with forms, in one file: they share what is heavy about them. */
export { Email } from './Email.tsx'
export { Nickname } from './Nickname.tsx'
export { Phone } from './Phone.tsx'
export { Registration } from './Registration.tsx'
