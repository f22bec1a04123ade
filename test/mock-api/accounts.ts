/** One account of the stand-in. Everything is in memory and plain, because nothing here is real. */
export interface User {
  userId: string
  nickname: string
  phone: string
  email: string
  avatar: string
  password: string
  /** How the access token writes the id: real servers do both, and a number this long loses digits in JSON. */
  idInToken: 'string' | 'number'
}

/** The accounts every reset brings back. Both ids are above 2^53 and do not survive `Number()`. */
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

/** Accounts made later count up from here. */
export const firstFreeUserId = 90071992547410001n

export const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
export const phoneShape = /^\+[1-9]\d{6,14}$/
/** 6–16 characters that combine letters and numbers; other printable ASCII is allowed. */
export const passwordShape = /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/
