/** An account of the mock API. Passwords are plain text in memory, because no account is real. */
export interface User {
  userId: string
  nickname: string
  phone: string
  email: string
  avatar: string
  password: string
  /**
   * Type of the user id in the access token. Real servers use both types. As a JSON number, an id this long
   * loses its last digits when it's parsed.
   */
  idInToken: 'string' | 'number'
}

/** The accounts that every reset restores. Both ids exceed 2^53 and don't survive `Number()`. */
export const demoAccounts: Readonly<Record<string, User>> = {
  demo: {
    userId: '90071992547409931',
    nickname: 'Demo',
    phone: '+8613812345678',
    email: 'demo@companion.example',
    avatar: '',
    password: 'demo1234',
    idInToken: 'string',
  },
  second: {
    userId: '90071992547409937',
    nickname: 'Second',
    phone: '',
    email: 'second@companion.example',
    avatar: '',
    password: 'second1234',
    idInToken: 'number',
  },
}

/** First id for accounts created later. */
export const firstFreeUserId = 90071992547410001n

export const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
export const phoneShape = /^\+[1-9]\d{6,14}$/
/** 6–16 characters with at least one letter and one digit. Other printable ASCII is allowed. */
export const passwordShape = /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/
