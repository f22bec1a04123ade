import { sendWith } from '@companion/shared/http/client'
import type { ApiError } from '@companion/shared/http/apiError'
import { reportError } from '@companion/shared/http/reportError'
import { weatherEndpoints, type Weather } from './endpoints.ts'
import * as limits from '@companion/shared/limits'
import { language } from '@companion/shared/texts/language'
import type { Answer } from './model/machine.ts'
import { rounded } from './model/position.ts'
import type { Call, Failure } from './model/state.ts'

const send = sendWith(weatherEndpoints)

function ask({ fix }: Call, signal: AbortSignal, token?: string): Promise<Weather> {
  const options = { signal, timeoutMs: limits.weather, ...(token !== undefined && { token }) }
  const lang = language.lang
  if (!fix) return send('GET /api/v1/weather/ip', { query: { lang }, ...options })
  return send('GET /api/v1/weather', { query: { ...rounded(fix), lang }, ...options })
}

function whyLost({ fix }: Call, { type, http }: ApiError): Failure {
  if (http === 429) return 'wait'
  // Without a position, 404 means that the server can't locate this IP address. The service itself works.
  if (!fix && type === 'business' && http === 404) return 'place'
  return type === 'network' || type === 'timeout' ? 'network' : 'service'
}

/** Loads the weather. Never rejects, because `send` throws only an `ApiError`, and that becomes a failure. */
export async function fetchWeather(call: Call, signal: AbortSignal): Promise<Answer> {
  try {
    const weather = await ask(call, signal).catch((failure: ApiError) => {
      // Weather needs no login, so a rejected token must not prevent it. The second request has no token.
      if (failure.type === 'auth') return ask(call, signal, '')
      throw failure
    })
    return { weather }
  } catch (failure) {
    const error = failure as ApiError
    if (error.type === 'business' && !call.quiet) {
      // Without a position there's no toast, because the screen shows that the place is unknown or the
      // weather is old.
      void reportError(error, { inline: !call.fix })
    }
    const { retryAfter } = error
    return { why: whyLost(call, error), waitMs: retryAfter && retryAfter * 1000 }
  }
}
