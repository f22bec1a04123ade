import type { HealthConfig } from '@companion/shell/boot/bootData'

/**
 * Reads where pages report release health. COMPANION_HEALTH_ENDPOINT is an OpenTelemetry collector over HTTP,
 * or `/`. COMPANION_HEALTH_SAMPLE is from 0 to 1. Throws with the expected format if a value is invalid.
 */
export function healthConfig(env: NodeJS.ProcessEnv, usual = ''): { readonly health?: HealthConfig } {
  const endpoint = env['COMPANION_HEALTH_ENDPOINT']?.trim() ?? usual
  const sample = Number(env['COMPANION_HEALTH_SAMPLE'] ?? 1)
  if (endpoint && !/^(\/(?!\/)\S*$|https?:\/\/[^/\s]+(\/\S*)?$)/.test(endpoint))
    throw new Error(`COMPANION_HEALTH_ENDPOINT is an address such as https://otel.example, not "${endpoint}"`)
  if (!(sample >= 0 && sample <= 1))
    throw new Error('COMPANION_HEALTH_SAMPLE is the part of the devices that report, from 0 to 1, e.g. 0.1')
  if (!endpoint && sample === 1) return {}
  return { health: { ...(endpoint && { endpoint }), ...(sample < 1 && { sample }) } }
}
