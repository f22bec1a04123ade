import { isId } from '../session/tokens.ts'
import { ApiError } from './apiError.ts'

export interface Line {
  readonly method: string
  readonly path: string
}

/**
 * Method and path of an endpoint key with its parts put in. A part that is no id (spec §5: a missing
 * user id is rejected, not sent) throws kind 'business' with code 'invalidUserId', or 'invalidId'.
 */
export function lineOf(key: string, params: Readonly<Record<string, string>> = {}): Line {
  const [method = '', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (isId(value)) return encodeURIComponent(value)
    const known = pattern.includes('/users/') ? 'invalidUserId' : 'invalidId'
    throw new ApiError({ kind: 'business', code: known, known, message: 'Invalid id' })
  })
  return { method, path }
}
