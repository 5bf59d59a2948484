import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  internalArticleImagesEndpoint,
  internalChangeImagesEndpoint,
  internalStaffImagesEndpoint,
  internalUploadPictureEndpoint,
  staffImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** A collection of forty articles with twenty pictures each takes less. */
const uploading: SubjectRule = { counts: 'subject', name: 'upload', max: 1000, seconds: 3600, whenAway: 'refuse' }
const ROWS = 50

/** Pictures for staff; the catalogue draws and keeps them. */
export function pictureRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog, limits: Limits): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffImagesEndpoint, ({ query: { search = '', missing = null, page = 1 } }) =>
    catalog.call(internalStaffImagesEndpoint, { search, missing, page, limit: ROWS }),
  )
  handle(routes, articleImagesEndpoint, ({ params }) => catalog.call(internalArticleImagesEndpoint, params))
  handleWrite(routes, audit, uploadPictureEndpoint, async ({ file }, by) => {
    await limits.take(uploading, by)
    const answer = await catalog.call(internalUploadPictureEndpoint, { by }, file)
    const { name, width, height } = answer.picture
    return { answer, change: { action: 'pictures_upload', subject: name, after: { width, height } } }
  })
  handleWrite(routes, audit, changeImagesEndpoint, async ({ body }, by) => {
    const { before, product } = await catalog.call(internalChangeImagesEndpoint, { ...body, by })
    const change = { subject: body.article, before: withoutPixels(before), after: withoutPixels(product.images) }
    return { answer: { product }, change: { action: 'pictures_change', ...change } }
  })
  return routes
}

/** The log tells what was changed, not how it looked. */
function withoutPixels<Picture extends { placeholder?: string | undefined }>(pictures: readonly Picture[]) {
  return pictures.map(({ placeholder: _, ...picture }) => picture)
}
