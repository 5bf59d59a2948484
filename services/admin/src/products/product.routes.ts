import {
  changeProductEndpoint,
  internalChangeProductEndpoint,
  internalNewProductsEndpoint,
  internalShowProductEndpoint,
  internalStaffProductEndpoint,
  newProductsEndpoint,
  showProductEndpoint,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import {
  internalStaffProductsEndpoint,
  type StaffProductFilter,
  staffProductsEndpoint,
} from '@shop/contracts/staff/goods/staff-products'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { differingFields } from './product-differences.ts'

/** Products for staff; the catalogue keeps them. */
export function productRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handle(routes, staffProductsEndpoint, ({ query }) => {
    const { 'search[article]': search, shown, sort, dir, page, limit, ...same } = query
    const filter: StaffProductFilter = { ...same, search, ...(shown && { shown: shown === '1' }) }
    return catalog.call(internalStaffProductsEndpoint, { filter, sort, dir, page, limit })
  })
  handle(routes, staffProductEndpoint, ({ params }) => catalog.call(internalStaffProductEndpoint, params))

  handleWrite(routes, audit, newProductsEndpoint, async ({ body }, who) => {
    const answer = await catalog.call(internalNewProductsEndpoint, { who, form: body })
    const { articles: _, copy_of, ...after } = body
    const subjects = answer.articles
    const asked = { articles: body.articles, ...(copy_of && { copy_of }) }
    return { answer, change: { action: 'product_add', subject: subjects[0] ?? '', subjects, asked, after } }
  })
  handleWrite(routes, audit, changeProductEndpoint, async ({ params: { article }, body }, who) => {
    const { revision, ...form } = body
    const { before, product } = await catalog.call(internalChangeProductEndpoint, { who, article, revision, form })
    const change = { action: 'product_change', subject: article, ...differingFields(before, product) } as const
    return { answer: { product }, change }
  })
  handleWrite(routes, audit, showProductEndpoint, async ({ params: { article }, body: { is_show } }, who) => {
    const { before, product } = await catalog.call(internalShowProductEndpoint, { who, article, is_show })
    const action = is_show ? 'product_show' : 'product_hide'
    const isSame = before.is_shown === product.is_shown
    const change = isSame ? null : ({ action, subject: article, ...differingFields(before, product) } as const)
    return { answer: { product }, change }
  })
  return routes
}
