import { anOffer, size, someGoods, startExchange } from '../../test/goods-of-1c.ts'

const article = 'DR-1042-BUR-R'
const barcode = '4006381333931'

async function start() {
  const api = await startExchange()
  const codesOf = async (name = article) =>
    (await api.articleOf(name)).sizes.flatMap(({ name, barcode, own_code }) =>
      barcode || own_code ? [{ name, barcode, own_code }] : [],
    )
  return { ...api, codesOf }
}

test('an offer brings the barcode of a size, and its article where it is that of the size alone', async () => {
  const { tell, codesOf } = await start()
  await tell({ goods: [{ ...someGoods, id: '1c-0001', article }] })
  const offers = [anOffer({ barcode, article: 'Сукня-38' }), anOffer({ size: '36 (S)', article: '' })]

  expect(await tell({ offers })).toMatchObject({ refused: [], warned: [] })
  expect(await codesOf()).toEqual([{ name: size, barcode, own_code: 'Сукня-38' }])
  // What the file says nothing of stays.
  expect(await tell({ offers: [anOffer()] })).toMatchObject({ refused: [] })
  expect(await codesOf()).toEqual([{ name: size, barcode, own_code: 'Сукня-38' }])
})

test('an article that all offers of the goods have is nobody’s own code', async () => {
  const { tell, codesOf } = await start()
  await tell({ goods: [{ ...someGoods, id: '1c-0001', article }] })
  await tell({ offers: [anOffer({ article: 'СУКНЯ' }), anOffer({ size: '36 (S)', article: 'СУКНЯ' })] })

  expect(await codesOf()).toEqual([])
})

test('a code that no size can have is left out and named; price and stock are taken all the same', async () => {
  const { tell, codesOf, shelf } = await start()
  await tell({ offers: [anOffer({ size: '36 (S)', barcode })] })
  const outcome = await tell({
    offers: [anOffer({ barcode, quantity: '7' }), anOffer({ size: '40 (L)', barcode: '12345' })],
  })

  expect(outcome).toMatchObject({
    refused: [],
    warned: expect.arrayContaining([
      { article, reason: 'barcode_unused', detail: `${barcode} (${article}, 36 (S))` },
      { article, reason: 'barcode_unused', detail: '12345' },
    ]),
  })
  expect(await shelf(article)).toMatchObject({ available: 7 })
  expect(await codesOf()).toEqual([{ name: '36 (S)', barcode, own_code: undefined }])
})
