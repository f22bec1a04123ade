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

function whyLost({ fix }: Call, { kind, http }: ApiError): Failure {
  if (http === 429) return 'wait'
  // The server knows no place for this IP address. Whatever else it answers is its own fault.
  if (!fix && kind === 'business' && http === 404) return 'place'
  return kind === 'network' || kind === 'timeout' ? 'network' : 'service'
}

/** The weather that a call asks for, or what became of it. Never rejects: `send` fails with an ApiError only. */
export async function fetchWeather(call: Call, signal: AbortSignal): Promise<Answer> {
  try {
    const weather = await ask(call, signal).catch((failure: ApiError) => {
      // Weather needs no login: a session that has ended must not take it away.
      if (failure.kind === 'auth') return ask(call, signal, '')
      throw failure
    })
    return { weather }
  } catch (failure) {
    const error = failure as ApiError
    if (error.kind === 'business' && !call.quiet) {
      // The screen itself says that there is no place, or that its weather is old.
      if (!call.fix) error.shownAs = ''
      void reportError(error)
    }
    const { retryAfter } = error
    return { why: whyLost(call, error), waitMs: retryAfter && retryAfter * 1000 }
  }
}
