import { ShopError } from '@shop/contracts/errors'
import {
  type ArticlePictures,
  articleImagesEndpoint,
  changeImagesEndpoint,
  staffImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

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
  staffWrite(calls, uploadPictureEndpoint, async ({ file, who }) => {
    asked.push({ who, bytes: file.length })
    if (file.length < 10) throw new ShopError('picture_unreadable')
    const size = { width: 900, height: 1200 }
    return {
      answer: { picture: { name: 'up-0', ...size, placeholder: 'data:image/webp;' } },
      change: { action: 'pictures_upload', subject: 'up-0', after: size },
    }
  })
  staffWrite(calls, changeImagesEndpoint, async ({ body, who }) => {
    asked.push({ ...body, who })
    const images = body.images.map(({ focus: _, ...image }) => image)
    const [before, after] = [aDress.images.map(({ name }) => ({ name })), images]
    return {
      answer: { product: { ...aDress, images, pictures_revision: 1 } },
      change: { action: 'pictures_change', subject: body.article, before, after },
    }
  })
  staffRead(calls, staffImagesEndpoint, ({ query }) => {
    asked.push(query)
    return { products: [], count: 0, page: 1, limit: 50 }
  })
  staffRead(calls, articleImagesEndpoint, () => ({ product: aDress }))
}
