import { cors } from 'hono/cors'

/** The API as a page on another origin meets it: any origin and every method of an
 * endpoint table is let in, no cookies, preflights cached for two hours. */
export const apiCors = () =>
  cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'Idempotency-Replayed'],
    maxAge: 7200,
  })
