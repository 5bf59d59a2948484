import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { newProductsEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { $unsaved } from '@shop/shell/unsaved'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { chooseEntry, tickVariant } from '../../../../test/choose-entry.ts'
import { modelFixture } from '../../../../test/model-fixture.ts'
import { dictionaryAnswer, productFixture } from '../../../../test/product-fixture.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { NewProducts } from './NewProducts.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

async function open(
  address = '/admin/other/products/new',
  make: () => unknown = () => ({ articles: ['DR-9-BLA-160'] }),
) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === newProductsEndpoint) return make()
    if (endpoint === staffGoodsEndpoint) return { product: productFixture(), model: modelFixture() }
    return dictionaryAnswer(endpoint)
  })
  showPage(<NewProducts />, address)
  await screen.findByRole('combobox', { name: 'Категорія' })
}
const sent = () =>
  service.mock.calls.flatMap(([endpoint, input]) => (endpoint === newProductsEndpoint ? input.body : []))
const field = (name: string) => screen.getByRole('textbox', { name })
const tick = tickVariant
const stockOf = (name: string, size: string) => field(`Залишок: ${name}, ${size}`)

/** A black dress in two heights and two sizes. */
async function fillIn() {
  await userEvent.type(field('Модель'), 'dr-9')
  await chooseEntry('Категорія', 'Сукні')
  await chooseEntry('Колекція', 'Весна')
  for (const name of ['Чорний', '160–167 см', '170–177 см', '36 (S)', '38 (M)']) await tick(name)
  await userEvent.type(field('36 (S): Ціна, ₴'), '4990')
  const prices = within(screen.getByRole('group', { name: 'Розміри й ціни' }))
  await userEvent.click(prices.getByRole('button', { name: 'Заповнити вниз' }))
}

test('each colour in each height is an article of its own, with what there is of each size from the beginning', async () => {
  await open()
  await fillIn()
  await userEvent.type(stockOf('Чорний, 160–167 см', '38 (M)'), '2')
  await userEvent.type(field('Однаково для всіх порожніх'), '5{Enter}')
  expect(stockOf('Чорний, 170–177 см', '36 (S)')).toHaveValue('5')
  await userEvent.clear(stockOf('Чорний, 170–177 см', '36 (S)'))
  await userEvent.clear(field('Артикул: Чорний, 170–177 см'))
  await userEvent.type(field('Артикул: Чорний, 170–177 см'), 'my-own')
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Створити 2 артикули' }))

  await waitFor(() => expect(location.pathname).toBe('/admin/other/products/DR-9-BLA-160'))
  expect(sent()).toMatchObject([
    {
      model: 'dr-9',
      category: 'dresses',
      collection: 'spring',
      sizes: [{ name: '36 (S)' }, { name: '38 (M)', price: { uah: 4990 } }],
      articles: [
        {
          article: 'DR-9-BLA-160',
          color: 'black',
          height: '160-167',
          stock: [
            { size: '36 (S)', count: 5 },
            { size: '38 (M)', count: 2 },
          ],
        },
        { article: 'MY-OWN', color: 'black', height: '170-177', stock: [{ size: '38 (M)', count: 5 }] },
      ],
    },
  ])
  await waitFor(() => expect($unsaved.get()).toBe(0))
})

test('stock is asked for once there are colours and sizes, and of sizes that are ticked', async () => {
  await open()
  expect(screen.getByText(/Оберіть кольори й розміри/)).toBeVisible()
  await tick('Червоний')
  await tick('38 (M)')

  expect(stockOf('Червоний', '38 (M)')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Залишок: Червоний, 36 (S)' })).not.toBeInTheDocument()
  expect($unsaved.get()).toBe(1)
})

test('a count that is none is refused at its size, and nothing is sent', async () => {
  await open()
  await fillIn()
  await userEvent.type(stockOf('Чорний, 170–177 см', '38 (M)'), '1,5')
  await userEvent.click(screen.getByRole('button', { name: 'Створити 2 артикули' }))

  await waitFor(() => expect(stockOf('Чорний, 170–177 см', '38 (M)')).toHaveAccessibleDescription('Перевірте це поле'))
  expect(sent()).toEqual([])
})

test('an article that is taken is said so beside its name, and everything that was typed stays', async () => {
  await open('/admin/other/products/new', () => {
    throw new ShopError('validation', { fields: { 'articles.1.article': 'taken' } })
  })
  await fillIn()
  await userEvent.type(stockOf('Чорний, 160–167 см', '36 (S)'), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Створити 2 артикули' }))

  await waitFor(() => expect(field('Артикул: Чорний, 170–177 см')).toHaveAccessibleDescription('Такий артикул уже є'))
  expect(stockOf('Чорний, 160–167 см', '36 (S)')).toHaveValue('3')
})

test('a form without colours says that one is needed', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Створити артикули' }))

  expect(await screen.findByText(/Оберіть хоча б один колір/)).toBeVisible()
  await tick('Чорний')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a copy begins with the texts and prices of its original, and takes stock of its own', async () => {
  await open('/admin/other/products/new?copy=DR-1-BLA')
  expect(field('Назва, англійською')).toHaveValue('Dress')
  await tick('Червоний')
  await userEvent.type(stockOf('Червоний', '36 (S)'), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Створити 1 артикул' }))

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([
    { copy_of: 'DR-1-BLA', articles: [{ article: 'DR-1-RED', stock: [{ size: '36 (S)', count: 7 }] }] },
  ])
})

test('filling a price down spares what was typed, and every other column', async () => {
  await open()
  for (const name of ['36 (S)', '38 (M)']) await tick(name)
  await userEvent.type(field('36 (S): Вага, кг'), '0,5')
  await userEvent.type(field('38 (M): Ціна, ₴'), '5490')
  await userEvent.click(field('36 (S): Ціна, ₴'))
  await userEvent.keyboard('4990{Control>}d{/Control}')

  expect(field('38 (M): Ціна, ₴')).toHaveValue('5490')
  expect(field('38 (M): Вага, кг')).toHaveValue('')
})

test('stock of all articles is pasted as a block from a spreadsheet and undone in one step', async () => {
  await open()
  await fillIn()
  const [first, last] = [stockOf('Чорний, 160–167 см', '36 (S)'), stockOf('Чорний, 170–177 см', '38 (M)')]
  await userEvent.click(first)
  fireEvent.paste(first, { clipboardData: { getData: () => '1\t2\n3\t4\n' } })
  expect([first, last].map(cell => (cell as HTMLInputElement).value)).toEqual(['1', '4'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect([first, last].map(cell => (cell as HTMLInputElement).value)).toEqual(['', ''])
})

test('a reduced price beside euros that were entered by hand warns, and one press lets them follow the rate', async () => {
  await open()
  await tick('36 (S)')
  await userEvent.type(field('36 (S): Ціна, ₴'), '4000')
  await userEvent.type(field('36 (S): Стара ціна, ₴'), '4990')
  await userEvent.type(field('36 (S): Ціна, €'), '111')
  expect(field('36 (S): Ціна, €')).toHaveAccessibleDescription('за курсом 89')
  await userEvent.click(screen.getByRole('button', { name: 'Рахувати євро за курсом' }))

  expect(field('36 (S): Ціна, €')).toHaveValue('')
})

test('a price of −5 is told to be above zero, and one that is left out to be entered', async () => {
  await open()
  await fillIn()
  await userEvent.type(field('36 (S): Ціна, ₴'), '{Control>}a{/Control}-5')
  await userEvent.clear(field('38 (M): Ціна, ₴'))
  await userEvent.click(screen.getByRole('button', { name: 'Створити 2 артикули' }))

  await waitFor(() => expect(field('36 (S): Ціна, ₴')).toHaveAccessibleDescription('Має бути більше за нуль'))
  expect(field('38 (M): Ціна, ₴')).toHaveAccessibleDescription('Введіть ціну')
})

test('errors count sizes as they were sent: one that is left out before them moves none', async () => {
  await open('/admin/other/products/new', () => {
    throw new ShopError('validation', { fields: { 'sizes.0.price.uah': 'too_big' } })
  })
  await fillIn()
  await tick('36 (S)')
  await userEvent.click(screen.getByRole('button', { name: 'Створити 2 артикули' }))

  await waitFor(() => expect(field('38 (M): Ціна, ₴')).toHaveAccessibleDescription('Завелике число'))
})
