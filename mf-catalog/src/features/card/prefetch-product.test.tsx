import { prefetchPicture } from '@shop/ui-kit/goods/prefetch-picture'
import { fakeServices } from '../../../test/fake-services.ts'
import { aProduct } from '../../../test/goods.ts'
import { prefetchProduct } from './prefetch-product.ts'

jest.mock('@shop/ui-kit/goods/prefetch-picture', () => ({ prefetchPicture: jest.fn() }))

const front = { name: 'front', shot: 'front', alt: aProduct().title } as const
const product = aProduct({ images: [front] })

function connect(effectiveType: string | undefined) {
  const connection = effectiveType && { effectiveType }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

beforeEach(() => {
  jest.mocked(prefetchPicture).mockClear()
  fakeServices({ '/api/products/get-by/model-by-article': { body: { status: true, product, siblings: [] } } })
})
afterEach(() => connect(undefined))

test.each([
  ['about to be opened', true, '3g'],
  ['only looked at', false, '4g'],
  ['only looked at in a browser that says nothing of its connection', false, undefined],
])('of an article that is %s the first picture is brought too', async (_, isMeant, connection) => {
  connect(connection)
  await prefetchProduct(product.article, { isMeant })

  expect(prefetchPicture).toHaveBeenCalledWith('front', expect.any(String))
})

test('on a slow connection one that is only looked at brings no picture', async () => {
  connect('3g')
  await prefetchProduct(product.article, { isMeant: false })

  expect(prefetchPicture).not.toHaveBeenCalled()
})
