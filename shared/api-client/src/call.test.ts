import { productByArticleEndpoint, productCountByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { loginEndpoint } from '@shop/contracts/customers/customers'
import { call } from './call.ts'

const fetched = jest.spyOn(globalThis, 'fetch')

function answer(status: number, body: unknown) {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

afterEach(() => fetched.mockReset())

test('filters travel as JSON, text too', async () => {
  answer(200, { status: true, count: 7 })

  await call(productCountByFiltersEndpoint, { query: { categories: ['dresses'], search: 'міді', page: 2 } })

  const address = new URL(String(fetched.mock.calls[0]?.[0]), 'https://levada.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({ categories: '["dresses"]', search: '"міді"', page: '2' })
})

test('queries other than filters travel as they are', async () => {
  answer(404, { status: false, error: { code: 'not_found', message: 'Сторінку не знайдено' } })

  await expect(call(productByArticleEndpoint, { query: { article: 'DR-1' } })).rejects.toThrow('Сторінку не знайдено')
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/products/get-by/model-by-article?article=DR-1')
})

test('a refusal keeps its code and the codes of its fields', async () => {
  answer(401, { status: false, error: { code: 'bad_credentials', message: 'Ні', request_id: 'r1' } })
  const signIn = call(loginEndpoint, { body: { email: 'a@b.ua', password: 'secret1' } })

  await expect(signIn).rejects.toMatchObject({ code: 'bad_credentials', details: { request_id: 'r1', status: 401 } })
})

test('an answer that breaks the contract does not reach the screen', async () => {
  answer(200, { status: true, count: 'many' })

  await expect(call(productCountByFiltersEndpoint, {})).rejects.toThrow()
})

test('what visitors load takes the answer as the service checked it', async () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  answer(200, { status: true, count: 7, seen: 1 })

  expect(await call(productCountByFiltersEndpoint, {})).toEqual({ status: true, count: 7, seen: 1 })
  environment.restore()
})

test('a remote that was built without schemas is answered by a host in development, too', async () => {
  const { result: _, ...withoutSchema } = productCountByFiltersEndpoint
  answer(200, { status: true, count: 7 })

  expect(await call(withoutSchema as typeof productCountByFiltersEndpoint, {})).toEqual({ status: true, count: 7 })
})

test('a page of a network that asks to sign in first is no answer', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>Welcome to the café'))

  await expect(call(productCountByFiltersEndpoint, {})).rejects.toMatchObject({ code: 'unknown' })
})

test('a lost connection is reported as one', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'))

  await expect(call(productCountByFiltersEndpoint, {})).rejects.toMatchObject({
    code: 'unknown',
    details: { offline: 1 },
  })
})

test('a page of an error that is not ours is an unknown error', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>bad gateway', { status: 502 }))

  await expect(call(productCountByFiltersEndpoint, {})).rejects.toMatchObject({ code: 'unknown' })
})
