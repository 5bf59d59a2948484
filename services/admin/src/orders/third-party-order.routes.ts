import {
  changeThirdPartyOrderEndpoint,
  internalChangeThirdPartyOrderEndpoint,
  internalNewThirdPartyOrderEndpoint,
  internalThirdPartyOrderEndpoint,
  internalThirdPartyOrdersEndpoint,
  newThirdPartyOrderEndpoint,
  staffThirdPartyOrdersEndpoint,
} from '@shop/contracts/orders/third-party-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

const PAGE_LENGTH = 25

/** Orders that were agreed upon elsewhere and are paid by a link. */
export function thirdPartyOrderRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handle(routes, staffThirdPartyOrdersEndpoint, ({ query: { page = 1, search = '' } }) =>
    cartCheckout.call(internalThirdPartyOrdersEndpoint, { page, search, limit: PAGE_LENGTH }),
  )

  handleWrite(routes, audit, newThirdPartyOrderEndpoint, async ({ body }, who) => {
    const { number } = (await cartCheckout.call(internalNewThirdPartyOrderEndpoint, { ...body, who })).order
    const answer = () => cartCheckout.call(internalThirdPartyOrderEndpoint, { number })
    return { answer, change: { action: 'third_party_order_enter', subject: number, after: body } }
  })

  handleWrite(routes, audit, changeThirdPartyOrderEndpoint, async ({ params: { number }, body }, who) => {
    const asked = { number, who, change: body }
    const { before, order } = await cartCheckout.call(internalChangeThirdPartyOrderEndpoint, asked)
    const { do: name, ...terms } = body
    const action = `third_party_order_${name}` as const
    return { answer: { order }, change: { action, subject: number, asked: terms, before, after: order.status } }
  })
  return routes
}
