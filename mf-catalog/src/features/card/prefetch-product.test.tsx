import { prefetchPicture } from '@shop/ui-kit/goods/prefetch-picture'
import { fakeServices } from '../../../test/fake-services.ts'
import { aProduct } from '../../../test/goods.ts'
import { prefetchProduct } from './prefetch-product.ts'

jest.mock('@shop/ui-kit/goods/prefetch-picture', () => ({ prefetchPicture: jest.fn() }))

const front = { name: 'front', shot: 'front', alt: aProduct().title } as const
const product = aProduct({ images: [front] })

beforeEach(() => {
  jest.mocked(prefetchPicture).mockClear()
  fakeServices({ '/api/products/get-by/model-by-article': { body: { status: true, product, siblings: [] } } })
})

test('of an article that is about to be opened the first picture is brought too', async () => {
  await prefetchProduct(product.article, { withPicture: true })

  expect(prefetchPicture).toHaveBeenCalledWith('front', expect.any(String))
})

test('of one that is only looked at no picture is drawn for nothing', async () => {
  await prefetchProduct(product.article, { withPicture: false })

  expect(prefetchPicture).not.toHaveBeenCalled()
})
