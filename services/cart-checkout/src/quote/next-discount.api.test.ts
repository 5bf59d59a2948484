import { askQuote } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const dresses = (count: number) => [{ article: dress, size, count }]

test.each([
  ['nothing is said of a discount that is far away', 2, undefined],
  ['from half the way the quote says what is missing', 3, { percent: 5, from: 20_000, missing: 5_030, is_near: false }],
  ['a little short of it, that it is little', 4, { percent: 5, from: 20_000, missing: 40, is_near: true }],
  ['with the discount there is nothing more to reach', 5, undefined],
])('%s', async (_, count, next) => {
  const api = await startApi()

  const { body } = await askQuote(api, { lines: dresses(count) })

  expect(body.quote.next_discount).toEqual(next)
})

test('in a cart of euros the next discount is shown in whole euros, rounded up: the limit itself is one of hryvnias', async () => {
  const api = await startApi()

  const { body } = await askQuote(api, { lines: dresses(4), currency: 'EUR' })

  expect(body.quote.next_discount).toEqual({ percent: 5, from: 445, missing: 1, is_near: true })
})
