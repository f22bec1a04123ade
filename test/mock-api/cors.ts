import { cors } from 'hono/cors'

/**
 * Returns the API's CORS rules: any origin, all methods, no cookies. Browsers cache a preflight for two
 * hours.
 */
export const apiCors = () =>
  cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'Idempotency-Replayed'],
    maxAge: 7200,
  })
