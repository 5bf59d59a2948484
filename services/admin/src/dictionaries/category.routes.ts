import {
  archiveCategoryEndpoint,
  changeCategoryEndpoint,
  internalArchiveCategoryEndpoint,
  internalChangeCategoryEndpoint,
  internalKeptCategoriesEndpoint,
  internalNewCategoryEndpoint,
  internalOrderCategoriesEndpoint,
  internalRestoreCategoryEndpoint,
  keptCategoriesEndpoint,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  restoreCategoryEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** The category tree for staff. It stays with the goods that are in it. */
export function categoryRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handle(routes, keptCategoriesEndpoint, ({ query }) =>
    catalog.call(internalKeptCategoriesEndpoint, { with_archived: query.with_archived === '1' }),
  )
  handleWrite(routes, audit, newCategoryEndpoint, async ({ body: { name, ...form } }, who) => {
    const answer = await catalog.call(internalNewCategoryEndpoint, { name, form, who })
    return { answer, change: { action: 'category_add', subject: name, after: form } }
  })
  handleWrite(routes, audit, changeCategoryEndpoint, async ({ params: { name }, body: { revision, ...form } }, who) => {
    const { before, category } = await catalog.call(internalChangeCategoryEndpoint, { name, form, revision, who })
    return { answer: { category }, change: { action: 'category_change', subject: name, before, after: form } }
  })
  handleWrite(routes, audit, archiveCategoryEndpoint, async ({ params: { name }, body }, who) => {
    const { category, moved } = await catalog.call(internalArchiveCategoryEndpoint, { name, who, ...body })
    const asked = { move_to: body.move_to, moved }
    return { answer: { category }, change: { action: 'category_archive', subject: name, asked } }
  })
  handleWrite(routes, audit, restoreCategoryEndpoint, async ({ params: { name }, body: { revision } }, who) => {
    const answer = await catalog.call(internalRestoreCategoryEndpoint, { name, revision, who })
    return { answer, change: { action: 'category_restore', subject: name } }
  })
  handleWrite(routes, audit, orderCategoriesEndpoint, async ({ body }) => {
    const { before, categories } = await catalog.call(internalOrderCategoriesEndpoint, body)
    const subject = body.parent_category ?? 'all'
    return { answer: { categories }, change: { action: 'category_order', subject, before, after: body.names } }
  })
  return routes
}
