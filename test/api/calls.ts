import { accountEndpoints } from '@companion/remote-account/endpoints'
import { securityEndpoints } from '@companion/remote-security/endpoints'
import { endpoints } from '@companion/shared/http/endpoints'
import { payEndpoints, type Order, type Subscription } from '@companion/remote-pay/endpoints'
import type { Money, Plan } from '@companion/remote-pay/plans'
import type { TokenPair } from '@companion/shared/http/shapes/session'
import type { CurrentUser } from '@companion/shared/http/shapes/user'
import { weatherEndpoints, type Weather } from '@companion/remote-weather/endpoints'

/** The calls in the specification (§7), and the avatar upload. */
export const specifiedCalls = { ...endpoints, ...accountEndpoints, ...securityEndpoints }

/** Every call of the page by method and path, from the shell's table and from those of the remotes. */
export const calls = { ...specifiedCalls, ...weatherEndpoints, ...payEndpoints }

/** Responses that get a named schema in the OpenAPI document, so that each is described only once. */
export interface NamedAnswers {
  readonly CurrentUser: CurrentUser
  readonly Money: Money
  readonly Order: Order
  readonly Plan: Plan
  readonly Subscription: Subscription
  readonly TokenPair: TokenPair
  readonly Weather: Weather
}
