import { ShopError } from '@shop/contracts/errors'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import {
  internalArticleImagesEndpoint,
  internalChangeImagesEndpoint,
  internalStaffImagesEndpoint,
  internalUploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { ProductList } from '../staff-products/known-products.ts'
import { changePictures, type StaffPicturesDeps, toArticlePictures } from './change-pictures.ts'
import { listPictures } from './list-pictures.ts'

type Deps = StaffPicturesDeps & {
  knownProducts: () => Promise<ProductList>
  takeUpload: (file: Uint8Array, by: string) => Promise<UploadedPicture>
}

/** Pictures for the admin service. */
export function addStaffPictureCalls(internal: InternalCalls, deps: Deps): void {
  handleInternal(internal, internalUploadPictureEndpoint, async ({ by }, file) => ({
    picture: await deps.takeUpload(file, by),
  }))
  handleInternal(internal, internalChangeImagesEndpoint, wanted => changePictures(deps, wanted))
  handleInternal(internal, internalStaffImagesEndpoint, async filter =>
    listPictures((await deps.knownProducts()).inOrder('article'), filter),
  )
  handleInternal(internal, internalArticleImagesEndpoint, async ({ article }) => {
    const [stored] = await deps.articles.allAmong([article])
    if (!stored) throw new ShopError('not_found')
    return { product: toArticlePictures(stored) }
  })
}
