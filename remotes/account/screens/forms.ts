/** The screens with forms are in one chunk, because they share the large form modules. */
export { Email } from './Email.tsx'
export { Nickname } from './Nickname.tsx'
export { Phone } from './Phone.tsx'
export { Registration } from './Registration.tsx'
