import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { newProductsEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { chooseEntry, tickVariant } from '../../../../test/choose-entry.ts'
import { modelFixture } from '../../../../test/model-fixture.ts'
import { dictionaryAnswer, productFixture } from '../../../../test/product-fixture.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { inspectFile } from '../../../picture-upload/inspect-file.ts'
import { sendPicture } from '../../../picture-upload/send-picture.ts'
import { AddArticles } from './AddArticles.tsx'
import { NewProducts } from './NewProducts.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('../../../picture-upload/send-picture.ts', () => ({ sendPicture: jest.fn() }))
jest.mock('../../../picture-upload/inspect-file.ts', () => ({ inspectFile: jest.fn() }))
const service = jest.mocked(call)

function answer(make: () => unknown = () => ({ articles: ['DR-9-BLA'] })) {
  service.mockReset()
  service.mockImplementation(async endpoint => (endpoint === newProductsEndpoint ? make() : dictionaryAnswer(endpoint)))
  jest.mocked(inspectFile).mockReset().mockResolvedValue({ preview: null, problem: null })
  jest.mocked(sendPicture).mockReset().mockResolvedValue({ name: 'up-1', width: 900, height: 1200, placeholder: '' })
}
const sent = () =>
  service.mock.calls.flatMap(([endpoint, input]) => (endpoint === newProductsEndpoint ? input.body : []))
const field = (name: string) => screen.getByRole('textbox', { name })
const tick = tickVariant
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const unfold = (name: RegExp) => userEvent.click(screen.getByText(name, { selector: 'summary, summary *' }))
const openColor = (color: string) => userEvent.click(screen.getByText(color, { selector: 'summary *' }))
const upload = async (color: string) => {
  await openColor(color)
  const part = within(screen.getByRole('region', { name: `Фото: ${color}` }))
  await userEvent.upload(part.getByLabelText('Вибрати фото'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }))
  await part.findByRole('row', { name: 'Фото 1' })
}

/** A dress in two colours and two sizes, all at one price. */
async function openNew(make?: () => unknown) {
  answer(make)
  showPage(<NewProducts />, '/admin/other/products/new')
  await screen.findByRole('combobox', { name: 'Категорія' })
  await userEvent.type(field('Модель'), 'dr-9')
  await chooseEntry('Категорія', 'Сукні')
  await chooseEntry('Колекція', 'Весна')
  for (const name of ['Чорний', 'Червоний', '36 (S)', '38 (M)']) await tick(name)
  for (const size of ['36 (S)', '38 (M)']) await userEvent.type(field(`${size}: Ціна, ₴`), '4990')
}

test('prices of each colour are pasted as a column, and each colour is sent with its own', async () => {
  await openNew()
  await unfold(/Ціни й коди окремо для кольорів і зростів/)
  const first = field('Чорний, 36 (S): Ціна, ₴')
  await userEvent.click(first)
  fireEvent.paste(first, { clipboardData: { getData: () => '4 990,00\n5 100,00\n5 200,00\n5 300,00\n' } })

  expect(screen.getByText('інакше в 3 рядках')).toBeVisible()
  await press('Створити 2 артикули')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const at = (...sums: number[]) => ({ sizes: sums.map(uah => ({ price: { uah } })) })
  expect(sent()).toMatchObject([{ sizes: [], articles: [at(4990, 5100), at(5200, 5300)] }])
})

test('each colour and size is sent with its own barcode and code', async () => {
  await openNew()
  await unfold(/Ціни й коди окремо для кольорів і зростів/)
  await userEvent.type(field('Чорний, 36 (S): Штрихкод'), '4006381333931')
  await userEvent.type(field('Червоний, 38 (M): Власний код'), 'DR-RED-38')
  await press('Створити 2 артикули')

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([
    {
      sizes: [],
      articles: [
        { sizes: [{ name: '36 (S)', barcode: '4006381333931' }, { name: '38 (M)' }] },
        { sizes: [{ name: '36 (S)' }, { name: '38 (M)', own_code: 'DR-RED-38' }] },
      ],
    },
  ])
})

test('a wrong price of one colour is named in its cell, and all that was typed stays', async () => {
  await openNew(() => {
    throw new ShopError('validation', { fields: { 'articles.1.sizes.0.price.uah': 'too_big' } })
  })
  await unfold(/Ціни й коди окремо для кольорів і зростів/)
  await userEvent.type(field('Червоний, 36 (S): Ціна, ₴'), '{Control>}a{/Control}999999')
  await press('Створити 2 артикули')

  await waitFor(() => expect(field('Червоний, 36 (S): Ціна, ₴')).toHaveAccessibleDescription('Завелике число'))
  expect(field('Червоний, 36 (S): Ціна, ₴')).toHaveValue('999999')

  // Mended, it says so before the next press, and does not fold away under the hand.
  await userEvent.type(field('Червоний, 36 (S): Ціна, ₴'), '{Control>}a{/Control}5490')
  expect(field('Червоний, 36 (S): Ціна, ₴')).toBeValid()
  expect(field('Червоний, 36 (S): Ціна, ₴')).toBeVisible()
})

test('pictures of a colour are uploaded before it is made, and all is shown at once; what is lacking is said before', async () => {
  await openNew()
  await tick('Одразу показати в магазині')
  const bar = screen.getByRole('checkbox', { name: 'Одразу показати в магазині' })
  expect(bar).toHaveAccessibleDescription('Для показу бракує: назви українською, назви англійською, фото')
  await userEvent.type(field('Назва, українською'), 'Сукня')
  await userEvent.type(field('Назва, англійською'), 'Dress')
  await upload('Чорний')
  await upload('Червоний')
  expect(bar).not.toHaveAccessibleDescription()
  await press('Створити й показати 2 артикули')

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([
    {
      is_show: true,
      pictures: [
        { color: 'black', images: [{ name: 'up-1', shot: 'front' }] },
        { color: 'red', images: [{ name: 'up-1' }] },
      ],
      sizes: [{ price: { uah: 4990 } }, { price: { uah: 4990 } }],
    },
  ])
})

test('nothing is sent while a picture is on its way: it would be left behind', async () => {
  await openNew()
  jest.mocked(sendPicture).mockReturnValue(new Promise(() => {}))
  await openColor('Чорний')
  const part = within(screen.getByRole('region', { name: 'Фото: Чорний' }))
  await userEvent.upload(part.getByLabelText('Вибрати фото'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('list', { name: 'Завантаження' })
  await press('Створити 2 артикули')

  expect(await screen.findByText(/Фото ще завантажуються/)).toBeVisible()
  expect(sent()).toEqual([])
})

test('a colour joins a model in its own page, with the texts of the model and the prices of the open article', async () => {
  answer(() => ({ articles: ['DR-1-RED-170'] }))
  const onMade = jest.fn(async () => {})
  const model = modelFixture({ title: { uk: 'Сукня моделі', en: 'Dress of the model' } })
  showPage(<AddArticles model={model} product={productFixture()} onMade={onMade} />, '/admin/other/products/DR-1-BLA')
  await unfold(/Додати кольори або зрости/)
  for (const name of ['Чорний', 'Червоний', '170–177 см']) await tick(name)

  // Black is there in this height; red has its pictures.
  expect(screen.queryByRole('textbox', { name: 'Артикул: Чорний, 170–177 см' })).not.toBeInTheDocument()
  expect(screen.queryByText('Фото за кольорами')).not.toBeInTheDocument()
  await userEvent.type(field('36 (S): Ціна, ₴'), '{Control>}a{/Control}5200')
  await press('Створити 1 артикул')

  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(sent()).toMatchObject([
    {
      model: 'DR-1',
      title: { en: 'Dress of the model' },
      measurements: [],
      copy_of: 'DR-1-BLA',
      sizes: [
        { name: '36 (S)', price: { uah: 5200 } },
        { name: '38 (M)', price: { uah: 4990 } },
      ],
      articles: [{ article: 'DR-1-RED-170', color: 'red', height: '170-177' }],
    },
  ])
})

test('a form that adds nothing to a model says why: no colour, or only those that are there', async () => {
  answer()
  showPage(
    <AddArticles model={modelFixture()} product={productFixture()} onMade={async () => {}} />,
    '/admin/other/products/DR-1-BLA',
  )
  await unfold(/Додати кольори або зрости/)
  await press('Створити артикули')
  expect(await screen.findByText(/Оберіть хоча б один колір/)).toBeVisible()
  for (const name of ['170–177 см', 'Чорний']) await tick(name)
  expect(screen.getByRole('alert')).toHaveTextContent('Усі обрані кольори й зрости в моделі вже є')
  await tick('Червоний')

  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})
