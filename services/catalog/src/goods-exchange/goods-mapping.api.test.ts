import { changeGoodsMappingEndpoint, goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { anOffer, mapping, startExchange } from '../../test/goods-of-1c.ts'

test('staff see what 1C has named, and say what it means', async () => {
  const { tell, staff } = await startExchange()
  await tell({
    price_types: [{ id: 'retail', title: 'Роздрібна', currency: 'UAH' }],
    groups: [{ id: 'g-1', title: 'Сукні' }],
    offers: [anOffer()],
  })

  const { exchange } = await staff.read(goodsExchangeEndpoint)
  expect(exchange.seen).toEqual({
    price_types: [{ id: 'retail', title: 'Роздрібна', currency: 'UAH' }],
    groups: [{ id: 'g-1', title: 'Сукні' }],
    characteristics: ['Розмір'],
    values: [],
  })
  expect(exchange).toMatchObject({ mapping, revision: 1, changed: { by: 'olena' } })

  const body = { ...mapping, language: 'en' as const, revision: 1 }
  const written = await staff.write(changeGoodsMappingEndpoint, { body })
  expect(written.exchange).toMatchObject({ mapping: { language: 'en' }, revision: 2 })
  expect(written.change).toMatchObject({ action: 'import_mapping', before: mapping, after: { language: 'en' } })
  await expect(staff.write(changeGoodsMappingEndpoint, { body })).rejects.toMatchObject({ code: 'changed_meanwhile' })
})

test.each([
  ['a colour that nobody has', { default_color: 'no-such' }, { default_color: 'unknown' }],
  ['a collection that nobody has', { default_collection: 'no-such' }, { default_collection: 'unknown' }],
  ['a category that nobody has', { groups: [{ id: 'g', category: 'no-such' }] }, { 'groups.0.category': 'unknown' }],
  [
    'a size that nobody has',
    { values: [{ kind: 'size' as const, value: 'M', name: '99' }] },
    { 'values.0.name': 'unknown' },
  ],
  [
    'a value with two meanings',
    {
      values: [
        { kind: 'color' as const, value: 'Бордо', name: 'burgundy' },
        { kind: 'color' as const, value: 'бордо ', name: 'black' },
      ],
    },
    { 'values.1.name': 'twice' },
  ],
  ['one characteristic for two things', { color: 'розмір' }, { color: 'twice' }],
  [
    'two prices in hryvnias',
    {
      price_types: [
        { id: 'a', use: 'uah' as const },
        { id: 'b', use: 'uah' as const },
      ],
    },
    { 'price_types.1.use': 'twice' },
  ],
])('%s is refused by its field', async (_, about, fields) => {
  const { staff } = await startExchange()
  const body = { ...mapping, ...about, revision: 1 }

  await expect(staff.write(changeGoodsMappingEndpoint, { body })).rejects.toMatchObject({
    code: 'validation',
    details: { fields },
  })
})
