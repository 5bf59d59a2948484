import { lookUpOrderEndpoint } from '@shop/contracts/orders/look-up'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { type LookUpDeps, openByCode, requestCode } from './look-up-order.ts'

/** For guests who have the number of an order but not its address. */
export function addLookUpRoutes(routes: Routes, deps: LookUpDeps): void {
  handle(routes, lookUpOrderEndpoint, async ({ body: { number, email, code }, client }) => {
    if (code !== undefined) return { order: { ref: await openByCode(deps, { number, email, code }, client) } }
    await requestCode(deps, { number, email }, client)
    return { order: null }
  })
}
