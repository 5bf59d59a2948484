import { internalChangeOutcomeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { anOffer, someGoods, startExchange } from '../../test/goods-of-1c.ts'

const ours = 'DR-1042-BUR-R'
const sizesOfNew = ['36 (S)', '38 (M)'].map(size =>
  anOffer({ id: `1c-0002#${size}`, article: '', size, quantity: '3' }),
)

test('what an exchange changed is taken back with one press: prices, stock, and the articles that it made', async () => {
  const { tell, takeBack, undoOf, articleOf, shelf, repositories } = await startExchange()
  const [before, shelfBefore] = [await articleOf(ours), await shelf(ours)]
  expect(await undoOf()).toBeUndefined()
  await tell({ goods: [someGoods] })
  await tell({ offers: sizesOfNew })
  await tell({ offers: [anOffer({ prices: [{ type: 'retail', price: '4 100' }], quantity: '30' })] })
  expect(await undoOf()).toMatchObject({ state: 'open', until: '2026-11-21T11:00:00.000Z', restored: 0 })

  const answer = await takeBack()
  expect(answer).toMatchObject({ state: 'undone', restored: 2, left: 0, kept: [] })
  expect(answer.change).toMatchObject({ action: 'product_undo', after: { restored: 2, left: 0 } })

  expect(await repositories.articles.allAmong([someGoods.article])).toEqual([])
  expect((await articleOf(ours)).sizes).toEqual(before.sizes)
  expect((await shelf(ours))?.available).toBe(shelfBefore?.available)
  expect(await undoOf()).toMatchObject({ state: 'undone', until: null, restored: 2, left: 0 })
})

test('of two prices that one exchange set, the one before both comes back', async () => {
  const { tell, takeBack, articleOf } = await startExchange()
  const { sizes } = await articleOf(ours)
  for (const price of ['4 100', '4 200']) await tell({ offers: [anOffer({ prices: [{ type: 'retail', price }] })] })

  expect(await takeBack()).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })
  expect((await articleOf(ours)).sizes).toEqual(sizes)
})

test('what staff have changed since stays, and is named with the reason; the rest goes', async () => {
  const { tell, takeBack, undoOf, articleOf, db } = await startExchange()
  const shelfOf36 = anOffer({ size: '36 (S)', quantity: '30' })
  await tell({ offers: [anOffer({ prices: [{ type: 'retail', price: '4 100' }] }), shelfOf36] })
  await tell({ goods: [someGoods] })
  const { sizes } = await articleOf(ours)
  const theirs = sizes.map(one => (one.name === '38 (M)' ? { ...one, price: { ...one.price, uah: 777_700 } } : one))
  await db.collection('articles').updateOne({ article: ours }, { $set: { sizes: theirs } })

  const kept = [{ article: ours, why: ['sizes 38 (M)'] }]
  expect(await takeBack()).toMatchObject({ state: 'undone', restored: 1, left: 1, kept })
  expect((await articleOf(ours)).sizes.find(({ name }) => name === '38 (M)')?.price.uah).toBe(777_700)
  expect(await undoOf()).toMatchObject({ state: 'undone', left: 1, kept })
})

test('taking back that a process did not finish is offered again, and the second press ends it', async () => {
  const { tell, takeBack, undoOf, articleOf, internal, pass } = await startExchange()
  const { sizes } = await articleOf(ours)
  await tell({ goods: [someGoods] })
  await tell({ offers: [anOffer({ prices: [{ type: 'retail', price: '4 100' }] })] })
  const outcome = async () =>
    (await internal.call(internalChangeOutcomeEndpoint, { action: 'product_undo', id: '1c-exchange 1', who: 'iryna' }))
      .change
  let begun = 0
  const disarm = armFailpoint('goods-change-undone', () => {
    begun += 1
    if (begun === 2) throw new Error('stopped')
  })
  await takeBack().catch(() => null)
  disarm()
  expect(await outcome()).toBeNull()
  // The lease of the one that died runs out.
  pass(60_000)

  expect(await takeBack()).toMatchObject({ state: 'undone', restored: 2, left: 0 })
  expect((await articleOf(ours)).sizes).toEqual(sizes)
  expect(await undoOf()).toMatchObject({ state: 'undone' })
  expect(await outcome()).toMatchObject({ after: { restored: 2, left: 0 } })
})

test('one exchange is taken back without the next, and a second time changes nothing', async () => {
  const { tell, takeBack, undoOf, articleOf } = await startExchange()
  const priceOf = async () => (await articleOf(ours)).sizes.find(({ name }) => name === '38 (M)')?.price.uah
  const first = await priceOf()
  await tell({ offers: [anOffer({ prices: [{ type: 'retail', price: '4 100' }] })] })
  const source = { exchange: 'exchange 2', at: '2026-11-21T10:00:00.000Z' }
  await tell({ source, goods: [someGoods] })

  await takeBack()
  expect(await priceOf()).toBe(first)
  expect(await undoOf('exchange 2')).toMatchObject({ state: 'open' })
  const again = await takeBack()
  expect(again).toMatchObject({ state: 'undone', restored: 1, left: 0 })
})

test('an exchange that changed nothing, or whose hour is over, cannot be taken back', async () => {
  const { tell, takeBack, undoOf, pass } = await startExchange()
  await tell({ offers: [anOffer({ article: 'NO-1', id: 'x#1' })] })
  expect(await undoOf()).toBeUndefined()
  await expect(takeBack()).rejects.toMatchObject({ code: 'not_found' })

  await tell({ goods: [someGoods] })
  expect(await undoOf()).toMatchObject({ state: 'open' })
  pass(3_600_000)
  expect(await undoOf()).toBeUndefined()
  await expect(takeBack()).rejects.toMatchObject({ code: 'not_found' })
})
