import { ShopError } from '@shop/contracts/errors'
import {
  type ArticlePictures,
  internalArticleImagesEndpoint,
  internalChangeImagesEndpoint,
  internalStaffImagesEndpoint,
  internalUploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

export const aDress: ArticlePictures = {
  article: 'DR-1042-BUR-R',
  title: { uk: 'Сукня', en: 'Dress' },
  color: 'burgundy',
  height: null,
  is_shown: true,
  images: [{ name: 'dress-front', shot: 'front', alt: { uk: 'Сукня', en: 'Dress' }, placeholder: 'data:image/webp;' }],
  pictures_revision: 0,
  changed: null,
}

/** What the catalogue answers of pictures. */
export function pictureCalls(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalUploadPictureEndpoint, ({ by }, file) => {
    asked.push({ by, bytes: file.length })
    if (file.length < 10) throw new ShopError('picture_unreadable')
    return { picture: { name: 'up-0', width: 900, height: 1200, placeholder: 'data:image/webp;' } }
  })
  handleInternal(calls, internalChangeImagesEndpoint, body => {
    asked.push(body)
    const images = body.images.map(({ focus: _, ...image }) => image)
    return { before: aDress.images, product: { ...aDress, images, pictures_revision: 1 } }
  })
  handleInternal(calls, internalStaffImagesEndpoint, body => {
    asked.push(body)
    return { products: [], count: 0, page: body.page, limit: body.limit }
  })
  handleInternal(calls, internalArticleImagesEndpoint, () => ({ product: aDress }))
}
