import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { type Api, article, change, otherArticles, size, sizeOf, who } from '../../test/model-sizes.ts'
import { addDress, inBlack, newDress, readProduct } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const barcode = '4006381333931'
const other = '96385074'
const codesOf = async (api: Api, name = article, of = size) => {
  const { barcode, own_code } = (await sizeOf(api, name, of)) ?? {}
  return { barcode, own_code }
}
const found = async ({ staff }: Api, search: string) => {
  const query = { 'search[article]': search, sort: 'article', page: 1, limit: 100 } as const
  return (await staff.read(staffProductsEndpoint, { query })).products.map(({ article }) => article)
}
const takeBack = ({ staff }: Api, change: string | null | undefined) =>
  staff.write(takeBackChangeEndpoint, { who, params: { id: change ?? '' } })

test('a size gets its barcode and own code, and staff find its article by either, scanned or typed', async () => {
  const api = await startApi()
  const { change: entry } = await change(api, {
    [article]: [{ size, barcode: '0 36000 29145 2', own_code: ' Wrap 36 ' }],
  })

  expect(await codesOf(api)).toEqual({ barcode: '036000291452', own_code: 'Wrap 36' })
  expect((await readProduct(api, article)).sizes.find(({ name }) => name === size)).toMatchObject({
    own_code: 'Wrap 36',
  })
  for (const scanned of ['036000291452', '0036000291452', 'WRAP 36', 'wrap 36'])
    expect(await found(api, scanned)).toEqual([article])
  expect(await found(api, '03600029145')).toEqual([])
  expect(entry).toMatchObject({
    before: { [article]: { barcode: { [size]: null }, own_code: { [size]: null } } },
    after: { [article]: { barcode: { [size]: '036000291452' }, own_code: { [size]: 'Wrap 36' } } },
  })
  await change(api, { [article]: [{ size, barcode: null }] }, { key: 'two' })
  expect(await codesOf(api)).toEqual({ barcode: undefined, own_code: 'Wrap 36' })
  expect(await found(api, '036000291452')).toEqual([])
})

test('a barcode with a wrong digit is refused at its cell', async () => {
  const api = await startApi()
  const wrong = change(api, {
    [article]: [
      { size, barcode: '4006381333932' },
      { size: '38 (M)', barcode: '12345' },
    ],
  })

  await expect(wrong).rejects.toMatchObject({
    details: {
      fields: { 'articles.0.sizes.0.barcode': 'barcode_check', 'articles.0.sizes.1.barcode': 'barcode_digits' },
    },
  })
})

test('a code of another size is refused by each form, which says whose it is', async () => {
  const api = await startApi()
  const [sibling = ''] = await otherArticles(api)
  await change(api, { [article]: [{ size, barcode, own_code: 'WRAP-36' }] })
  const taken = `code_taken ${article}, ${size}`

  await expect(
    change(
      api,
      { [sibling]: [{ size, barcode }], [article]: [{ size: '38 (M)', own_code: 'wrap-36' }] },
      { key: 'two' },
    ),
  ).rejects.toMatchObject({
    details: { fields: { 'articles.0.sizes.0.barcode': taken, 'articles.1.sizes.0.own_code': taken } },
  })
  const { sizes, revision } = await readProduct(api, sibling)
  const body = { revision, sizes: sizes.map((one, index) => (index === 1 ? { ...one, barcode } : one)) }
  await expect(
    api.staff.write(changeProductEndpoint, { who, params: { article: sibling }, body }),
  ).rejects.toMatchObject({ details: { fields: { 'sizes.1.barcode': taken } } })
  const coded = newDress.sizes.map((one, index) => (index === 0 ? { ...one, barcode } : one))
  await expect(addDress(api, { articles: inBlack.map(one => ({ ...one, sizes: coded })) })).rejects.toMatchObject({
    details: { fields: { 'articles.0.sizes.0.barcode': taken, 'articles.1.sizes.0.barcode': taken } },
  })
})

test('new articles come with codes of their own; what is for all of them can have none', async () => {
  const api = await startApi()
  const coded = (code: string) => newDress.sizes.map((one, index) => (index === 0 ? { ...one, own_code: code } : one))
  const [first, second] = inBlack

  await expect(addDress(api, { sizes: coded('D-1') })).rejects.toMatchObject({
    details: { fields: { 'sizes.0.own_code': `code_taken ${first?.article}, 36 (S)` } },
  })
  await addDress(api, {
    articles: [
      { ...first, sizes: coded('D-1') },
      { ...second, sizes: coded('D-2') },
    ],
  })
  expect(await found(api, 'd-2')).toEqual([second?.article])
})

test('a form that says nothing of codes leaves them', async () => {
  const api = await startApi()
  await change(api, { [article]: [{ size, barcode, own_code: 'WRAP-36' }] })
  const { sizes, revision } = await readProduct(api, article)
  const plain = sizes.map(({ barcode: _, own_code: __, ...one }) => ({ ...one, weight_kg: 0.8 }))
  await api.staff.write(changeProductEndpoint, { who, params: { article }, body: { revision, sizes: plain } })

  expect(await codesOf(api)).toEqual({ barcode, own_code: 'WRAP-36' })
  expect((await sizeOf(api))?.weight_kg).toBe(0.8)
})

test('of two who give one code at the same moment the second is refused, and nothing of that save is done', async () => {
  const api = await startApi()
  const [sibling = ''] = await otherArticles(api)
  const disarm = armFailpoint('goods-change-begun', async () => {
    disarm()
    const { sizes, revision } = await readProduct(api, sibling)
    const body = { revision, sizes: sizes.map((one, index) => (index === 0 ? { ...one, barcode } : one)) }
    await api.staff.write(changeProductEndpoint, { who: 'iryna', params: { article: sibling }, body })
  })
  const cells = { [article]: [{ size, barcode, uah: 4321 }] }

  await expect(change(api, cells)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { by: 'iryna' } })
  expect(await codesOf(api)).toEqual({})
  expect((await sizeOf(api))?.price.uah).not.toBe(4321)
  expect(await found(api, barcode)).toEqual([sibling])
  await expect(change(api, cells)).rejects.toMatchObject({
    details: {
      fields: {
        'articles.0.sizes.0.barcode': `code_taken ${sibling}, ${(await readProduct(api, sibling)).sizes[0]?.name}`,
      },
    },
  })
})

test('codes change places between articles in one save, and go back with it', async () => {
  const api = await startApi()
  const [sibling = ''] = await otherArticles(api)
  await change(api, { [article]: [{ size, barcode }], [sibling]: [{ size, barcode: other }] })
  const swapped = { [article]: [{ size, barcode: other }], [sibling]: [{ size, barcode }] }
  const { undo } = await change(api, swapped, { key: 'two' })

  expect([(await codesOf(api)).barcode, (await codesOf(api, sibling)).barcode]).toEqual([other, barcode])
  expect(await found(api, barcode)).toEqual([sibling])
  expect(await takeBack(api, undo)).toMatchObject({ restored: 2, kept: [] })
  expect([(await codesOf(api)).barcode, (await codesOf(api, sibling)).barcode]).toEqual([barcode, other])
  expect(await found(api, other)).toEqual([sibling])
})

test('a code that another size was given since stays there when its change is taken back', async () => {
  const api = await startApi()
  const [sibling = ''] = await otherArticles(api)
  await change(api, { [article]: [{ size, barcode }] })
  const { undo } = await change(api, { [article]: [{ size, barcode: other, weight_kg: 0.9 }] }, { key: 'two' })
  await change(api, { [sibling]: [{ size, barcode }] }, { key: 'three' })

  expect(await takeBack(api, undo)).toMatchObject({ left: 1, kept: [{ article, why: [`sizes ${size}`] }] })
  expect(await codesOf(api)).toEqual({ barcode: other })
  expect(await codesOf(api, sibling)).toEqual({ barcode })
})
