import { Hono, type ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { authRoutes } from './auth.ts'
import { avatarRoutes } from './avatar.ts'
import { controlRoutes } from './control.ts'
import { ControlError } from './controlInput.ts'
import { apiCors } from './cors.ts'
import { runFaults } from './faults.ts'
import { healthRoutes } from './health/collector.ts'
import { healthStore, type HealthStore } from './health/healthStore.ts'
import { keepTime, orderRoutes } from './orders.ts'
import { passwordRoutes } from './passwords.ts'
import { payConfigRoutes } from './payConfig.ts'
import { payControlRoutes } from './payControl.ts'
import { paymentRoutes } from './payments.ts'
import { payPageRoutes } from './payPage.ts'
import { planRoutes } from './plans.ts'
import { Refusal } from './refusals.ts'
import { recordRequests } from './requests.ts'
import { smsRoutes } from './sms.ts'
import { subscriptionRoutes } from './subscriptions.ts'
import { userRoutes } from './users.ts'
import { weatherRoutes } from './weather.ts'
import { createWorld, type World } from './world.ts'

export interface BackendOptions {
  /** Current time in epoch milliseconds. Only tests replace it. */
  clock?: () => number
  /** File for the health reports of pages. Without it, the reports are stored in memory. */
  healthFile?: string
}
export interface Backend {
  /**
   * Handles `/api/*` and `/standin/*`. Pass it to a server, or mount it with `app.route('/', backend.app)`.
   */
  app: Hono
  world: World
  health: HealthStore
}

const answerRefusal: ErrorHandler = (error, c) => {
  if (error instanceof ControlError) return c.json({ error: error.message }, 400)
  const refusal = error instanceof Refusal ? error : new Refusal('internal', { message: String(error) })
  const { retryAfter } = refusal.body
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(refusal.body, refusal.status as ContentfulStatusCode)
}

const subjects = [
  authRoutes,
  smsRoutes,
  passwordRoutes,
  userRoutes,
  avatarRoutes,
  weatherRoutes,
  planRoutes,
  subscriptionRoutes,
  payConfigRoutes,
  orderRoutes,
  paymentRoutes,
]
const routers = [controlRoutes, payControlRoutes, payPageRoutes]

/** Creates the mock API and its control room as one Hono app with a state of its own. */
export function createBackend({ clock = Date.now, healthFile }: BackendOptions = {}): Backend {
  const world = createWorld(clock)
  const health = healthStore(healthFile, clock)
  const app = new Hono()
  app.onError(answerRefusal)
  app.use(async (_, next) => {
    keepTime(world)
    await next()
  })
  app.use('/api/*', apiCors(), recordRequests(world), runFaults(world), async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
  })
  for (const routes of subjects) app.route('/', routes(world))
  app.all('/api/*', () => {
    throw new Refusal('nothingHere')
  })
  for (const router of routers) app.route('/', router(world))
  app.route('/', healthRoutes(health, clock))
  app.all('/standin/*', (c) => c.json({ error: `nothing at ${c.req.method} ${c.req.path}` }, 404))
  return { app, world, health }
}
