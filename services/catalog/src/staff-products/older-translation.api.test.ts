import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { changeProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'

async function start() {
  const { staff } = await startApi()
  const read = async () => (await staff.read(staffGoodsEndpoint, { params: { article } })).product
  return {
    staff,
    read,
    async change(care: { uk: string; en: string }) {
      const { revision } = await read()
      const body = { revision, care }
      return staff.write(changeProductEndpoint, { who: 'olha', params: { article }, body })
    },
    older: async () => {
      const query = { missing: 'older_translation' as const }
      return (await staff.read(staffProductsEndpoint, { query })).products.map(({ article }) => article)
    },
  }
}

test('a changed Ukrainian text marks its English one until that is saved, and staff find such articles', async () => {
  const { change, read, older } = await start()
  const { care } = await read()
  expect(await older()).toEqual([])

  const { product } = await change({ ...care, uk: 'Лише хімчистка' })
  expect(product.older_translations).toEqual(['care'])
  expect(await older()).toEqual([article])

  await change({ uk: 'Лише хімчистка', en: 'Dry clean only' })
  expect((await read()).older_translations).toBeUndefined()
  expect(await older()).toEqual([])
})

test('the page of a model names the texts of it that are older in English', async () => {
  const { staff, read } = await start()
  const params = { model: (await read()).model }
  const { model } = await staff.read(staffGoodsEndpoint, { params: { article } })
  const { model: _, sizes: __, differences, articles, older_translations, ...form } = model
  expect(older_translations).toBeUndefined()

  const answer = await staff.write(changeModelEndpoint, {
    who: 'olha',
    params,
    body: {
      ...form,
      title: { ...form.title, uk: 'Сукня на запах, нова' },
      revisions: articles.map(({ article, revision }) => ({ article, revision })),
      overwrite: differences.some(({ field }) => field === 'title') ? ['title'] : [],
    },
  })
  expect(answer.model.older_translations).toEqual(['title'])
})
