import { cors } from 'hono/cors'

/** CORS of the API: any origin, all methods, no cookies, preflights cached for two hours. */
export const apiCors = () =>
  cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'Idempotency-Replayed'],
    maxAge: 7200,
  })
