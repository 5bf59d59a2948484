import { Readable } from 'node:stream'
import {
  exportPath,
  internalExportEndpoint,
  internalRefusedRowsEndpoint,
  refusedRowsPath,
} from '@shop/contracts/staff/goods/staff-import'
import { productFilterFields, type StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { parseCallField } from '@shop/service-kit/calls/fields'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { parseQuery, queryOf } from '@shop/service-kit/calls/query-params'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import * as z from 'zod/mini'

const access = 'staff:content'
const languageSchema = z._default(z.enum(['uk', 'en']), 'uk')
/** The same filter as the list of products has. */
const exportQuery = z.object({ language: languageSchema, ...productFilterFields })
const importId = z.object({ id: z.string().check(z.regex(/^[a-f0-9]{16}$/, 'invalid')) })

/** Files for table programs: products of a filter, refused rows of an import. They are written while they are read. */
export function downloadRoutes(guards: Guards, catalog: InternalClient): Routes {
  const routes = createRoutes(guards)
  handleRaw(routes, { method: 'GET', path: exportPath, access }, async ctx => {
    const query = parseQuery(exportQuery, queryOf(ctx))
    const { language, shown, 'search[article]': search, ...same } = query
    const filter: StaffProductFilter = { ...same, search, ...(shown && { shown: shown === '1' }) }
    await send(ctx, `products-${new Date().toISOString().slice(0, 10)}.csv`, '', after =>
      catalog.call(internalExportEndpoint, { filter, language, after }),
    )
  })
  handleRaw(routes, { method: 'GET', path: refusedRowsPath, access }, async ctx => {
    const { id } = parseCallField(importId, ctx.params)
    const { language } = parseQuery(z.object({ language: languageSchema }), queryOf(ctx))
    await send(ctx, `refused-${id}.csv`, -1, after =>
      catalog.call(internalRefusedRowsEndpoint, { id, language, after }),
    )
  })
  return routes
}

type Part<Place> = { text: string; next: Place | null }

/** The first part is asked for before anything is answered, so that its refusal is one. */
async function send<Place>(ctx: Context, name: string, first: Place, ask: (after: Place) => Promise<Part<Place>>) {
  const begun = await ask(first)
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="${name}"`)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = Readable.from(parts(begun, ask))
}

async function* parts<Place>(begun: Part<Place>, ask: (after: Place) => Promise<Part<Place>>): AsyncGenerator<string> {
  for (let part = begun; ; part = await ask(part.next)) {
    yield part.text
    if (part.next === null) return
  }
}
