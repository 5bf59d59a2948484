import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  pictureListFile,
  staffImagesEndpoint,
  type UploadedPicture,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ProductList } from '../staff-products/known-products.ts'
import { changePictures, readPictures, type StaffPicturesDeps } from './change-pictures.ts'
import { listPictures } from './list-pictures.ts'
import { pictureList } from './picture-list.ts'

export type StaffPictureCallsDeps = StaffPicturesDeps &
  ListFileDeps & {
    knownProducts: () => Promise<ProductList>
    takeUpload: (file: Uint8Array, by: string) => Promise<UploadedPicture>
    limits: Limits
  }

/** A collection of forty articles with twenty pictures each takes less. */
const uploading: SubjectRule = { counts: 'subject', name: 'upload', max: 1000, seconds: 3600, onStoreDown: 'deny' }
const ROWS = 50

/** Pictures for staff. */
export function addStaffPictureCalls(internal: InternalCalls, deps: StaffPictureCallsDeps): void {
  staffRead(internal, staffImagesEndpoint, async ({ query: { search = '', missing = null, page = 1, by } }) => {
    const filter = { search, missing, page, limit: ROWS, isByModel: by === 'model' }
    return listPictures((await deps.knownProducts()).inOrder('article'), filter)
  })
  addListFileCalls(internal, pictureListFile, pictureList(deps.knownProducts), deps)
  staffRead(internal, articleImagesEndpoint, async ({ params: { article } }) => ({
    product: await readPictures(deps, article),
  }))

  staffWrite(internal, uploadPictureEndpoint, async ({ file, who }) => {
    await deps.limits.take(uploading, who)
    const picture = await deps.takeUpload(file, who)
    const { name, width, height } = picture
    return { answer: { picture }, change: { action: 'pictures_upload', subject: name, after: { width, height } } }
  })
  staffWrite(internal, changeImagesEndpoint, async ({ body, who }) => {
    const { before, product, articles, undo } = await changePictures(deps, { ...body, by: who })
    const about = { subject: body.article, ...(articles.length > 1 && { subjects: articles }) }
    const change = { ...about, before: withoutPixels(before), after: withoutPixels(product.images) }
    return { answer: { product, undo }, change: { action: 'pictures_change', ...change } }
  })
}

/** The log tells what was changed, not how it looked. */
function withoutPixels<Picture extends { placeholder?: string | undefined }>(pictures: readonly Picture[]) {
  return pictures.map(({ placeholder: _, ...picture }) => picture)
}
