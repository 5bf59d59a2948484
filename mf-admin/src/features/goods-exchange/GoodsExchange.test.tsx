import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  changeGoodsMappingEndpoint,
  type GoodsExchange as Exchange,
  goodsExchangeEndpoint,
  goodsExchangesEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { GoodsExchange } from './GoodsExchange.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const exchange: Exchange = {
  mapping: {
    language: 'uk',
    size: 'Розмір',
    color: '',
    height: '',
    default_color: null,
    default_collection: null,
    price_types: [],
    groups: [],
    values: [{ kind: 'color', value: 'Чорна ніч', name: 'black' }],
  },
  revision: 3,
  changed: null,
  seen: {
    price_types: [
      { id: 'retail', title: 'Роздрібна', currency: 'UAH' },
      { id: 'sale', title: 'Акційна', currency: 'UAH' },
    ],
    groups: [{ id: 'g-1', title: 'Сукні' }],
    characteristics: ['Розмір', 'Колір'],
    values: [
      { kind: 'size', value: 'Розмір M', count: 12, suggestion: '38 (M)' },
      { kind: 'color', value: 'Бордо', count: 3, suggestion: 'burgundy' },
      { kind: 'size', value: 'Дитячий', count: 1, suggestion: null },
    ],
  },
}
const row = {
  id: 'a',
  at: '2026-11-21T10:00:00.000Z',
  files: [{ name: 'offers.xml', bytes: 2048, state: 'done', problem: null }],
  ignored: ['Предложение: Склад'],
  goods: {
    created: 2,
    changed: 5,
    unchanged: 1,
    pictures: 4,
    refused: [{ article: 'NO-1', reason: 'article_unknown', detail: 'NO-1' }],
    warned: [{ article: 'DR-1', reason: 'quantity_reserved', detail: '38 (M): 1; 26-000001 (3)' }],
  },
}
const title = { uk: 'Сукні', en: 'Dresses' }
const known = new Map<AnyEndpoint, unknown>([
  [goodsExchangeEndpoint, { exchange }],
  [goodsExchangesEndpoint, { exchanges: [row], count: 1, page: 1, limit: 10 }],
  [allCategoriesEndpoint, { categories: [{ name: 'dresses', title, special: null }] }],
  [
    allColorsEndpoint,
    {
      colors: [
        { name: 'black', title: { uk: 'Чорний', en: 'Black' } },
        { name: 'burgundy', title: { uk: 'Бордовий', en: 'Burgundy' } },
      ],
    },
  ],
  [allSizesEndpoint, { sizes: [{ name: '36 (S)' }, { name: '38 (M)' }] }],
  [heightsEndpoint, { heights: [] }],
  [allCollectionsEndpoint, { collections: [] }],
])

beforeEach(() => {
  service.mockReset()
  service.mockImplementation(async endpoint => known.get(endpoint))
})
const sent = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === changeGoodsMappingEndpoint).map(([, ask]) => ask)

test('staff say what the price types and groups of 1C mean, and only what they said is sent', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === changeGoodsMappingEndpoint ? { exchange: { ...exchange, revision: 4 } } : known.get(endpoint),
  )
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  await userEvent.selectOptions(await screen.findByLabelText('Роздрібна, UAH'), 'Ціна в гривнях')
  await screen.findByRole('option', { name: 'Сукні' })
  await userEvent.selectOptions(screen.getByLabelText('Сукні'), 'dresses')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const { mapping } = exchange
  const price_types = [{ id: 'retail', use: 'uah' }]
  const groups = [{ id: 'g-1', category: 'dresses' }]
  expect(sent()).toEqual([{ body: { ...mapping, price_types, groups, revision: 3 } }])
})

test('two price types that are to be the same price: the message stands at the second, and nothing is lost', async () => {
  service.mockImplementation(async endpoint => {
    if (endpoint !== changeGoodsMappingEndpoint) return known.get(endpoint)
    throw new ShopError('validation', { fields: { 'price_types.1.use': 'twice' } })
  })
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  for (const label of ['Роздрібна, UAH', 'Акційна, UAH'])
    await userEvent.selectOptions(await screen.findByLabelText(label), 'Ціна в гривнях')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(await screen.findByText('Це вже зазначено в іншому полі')).toBeVisible()
  expect(screen.getByLabelText('Акційна, UAH')).toHaveAccessibleDescription('Це вже зазначено в іншому полі')
  expect(screen.getByLabelText('Роздрібна, UAH')).toHaveValue('uah')
})

test('values that offers wait for stand first, with how many and what is close; what is chosen for them is sent', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === changeGoodsMappingEndpoint ? { exchange: { ...exchange, revision: 4 } } : known.get(endpoint),
  )
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  const size = await screen.findByLabelText('Розмір M')
  expect(size).toHaveAccessibleDescription('Чекає пропозицій: 12. Схоже на «38 (M)»')
  expect(screen.getByLabelText('Дитячий')).toHaveAccessibleDescription('Чекає пропозицій: 1')
  await screen.findAllByRole('option', { name: '36 (S)' })
  await screen.findAllByRole('option', { name: 'Бордовий' })
  const ofColor = within(screen.getByRole('heading', { name: /^Кольори, / }).closest('section') as HTMLElement)
  expect(ofColor.getAllByRole('combobox').map(one => one.getAttribute('aria-describedby') !== null)).toEqual([
    true,
    false,
  ])
  await userEvent.selectOptions(size, '36 (S)')
  await userEvent.selectOptions(screen.getByLabelText('Бордо'), 'Бордовий')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const values = [
    { kind: 'size', value: 'Розмір M', name: '36 (S)' },
    { kind: 'color', value: 'Бордо', name: 'burgundy' },
    { kind: 'color', value: 'Чорна ніч', name: 'black' },
  ]
  expect(sent()).toEqual([{ body: { ...exchange.mapping, values, revision: 3 } }])
})

test('what is close is filled in with one press, and nothing is sent before staff save it', async () => {
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  const [ofSizes] = await screen.findAllByRole('button', { name: 'Підставити схожі: 1' })
  ofSizes?.focus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByLabelText('Розмір M')).toHaveValue('38 (M)')
  expect(screen.getByLabelText('Дитячий')).toHaveValue('')
  expect(screen.getAllByRole('button', { name: 'Підставити схожі: 1' })).toHaveLength(1)
  expect(sent()).toEqual([])
})

test('a size that is no longer there: the message stands at its value', async () => {
  service.mockImplementation(async endpoint => {
    if (endpoint !== changeGoodsMappingEndpoint) return known.get(endpoint)
    throw new ShopError('validation', { fields: { 'values.0.name': 'unknown' } })
  })
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  await screen.findAllByRole('option', { name: '36 (S)' })
  await userEvent.selectOptions(screen.getByLabelText('Дитячий'), '36 (S)')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  await screen.findByText('Такого в магазині немає')
  expect(screen.getByLabelText('Дитячий')).toHaveAccessibleDescription(/^Такого в магазині немає/)
  expect(screen.getByLabelText('Розмір M')).toHaveAccessibleDescription(/^Чекає/)
})

test('while every value is known by its name, the screen says so', async () => {
  const { mapping, seen } = exchange
  const nothing = { ...exchange, mapping: { ...mapping, values: [] }, seen: { ...seen, values: [] } }
  service.mockImplementation(async endpoint =>
    endpoint === goodsExchangeEndpoint ? { exchange: nothing } : known.get(endpoint),
  )
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  expect(await screen.findByRole('heading', { name: 'Значення характеристик' })).toBeVisible()
  expect(screen.getByText(/магазин упізнав за назвами/)).toBeVisible()
})

test('the log says what came of an exchange, what was refused, and which orders are in danger', async () => {
  showPage(<GoodsExchange />, '/admin/other/1c/goods')

  const log = within(await screen.findByRole('row', { name: /offers\.xml/ }))
  expect(log.getByText('Нових артикулів: 2, змінено: 5, без змін: 1')).toBeVisible()
  expect(log.getByText('Додано фото: 4')).toBeVisible()
  expect(log.getByText('NO-1: такого артикула в магазині немає')).toBeVisible()
  expect(log.getByText(/під загрозою замовлення \(38 \(M\): 1; 26-000001 \(3\)\)/)).toBeVisible()
  expect(log.getByText('Пропущено: Предложение: Склад')).toBeVisible()
})
