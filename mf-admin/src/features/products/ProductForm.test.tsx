import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { $unsaved } from '@shop/shell/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { dictionaryAnswer, productFixture } from '../../../test/product-fixture.ts'
import { showPart } from '../../../test/show-part.tsx'
import type { OwnText } from './article-draft.ts'
import { ProductForm } from './ProductForm.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

/** The service keeps what it is told, unless `change` refuses. */
async function open(
  change: () => unknown = () => ({ product: productFixture({ revision: 5 }) }),
  differing: readonly OwnText[] = [],
) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === changeProductEndpoint) return change()
    if (endpoint === staffGoodsEndpoint) return { product: productFixture({ revision: 6, preorder_on: '2099-05-01' }) }
    return dictionaryAnswer(endpoint)
  })
  showPart(<ProductForm product={productFixture()} differing={differing} />, '/admin/other/products/DR-1-BLA')
  await screen.findByDisplayValue('Чорний')
}
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
const sent = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === changeProductEndpoint).map(([, input]) => input)
const type = async (name: string, value: string) => {
  await userEvent.clear(field(name))
  if (value) await userEvent.type(field(name), value)
}

test('only what was changed is sent, with what stood there, on the revision that was opened', async () => {
  await open()
  expect(screen.queryByRole('textbox', { name: /Назва/ })).not.toBeInTheDocument()
  await type('Модель', 'DR-2')
  expect($unsaved.get()).toBe(1)
  await save()

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toEqual([
    { params: { article: 'DR-1-BLA' }, body: { revision: 4, model: 'DR-2', was: { model: 'DR-1' } } },
  ])
  await waitFor(() => expect($unsaved.get()).toBe(0))
})

test('what the contract refuses stands beside its field, the first of them has the focus, and nothing is sent', async () => {
  await open()
  await type('Модель', '')
  await save()

  await waitFor(() => expect(field('Модель')).toHaveAccessibleDescription('Заповніть поле «Модель»'))
  expect(field('Модель')).toHaveFocus()
  expect(screen.getByText('Перевірте позначені поля')).toBeVisible()
  expect(sent()).toEqual([])
})

test('what the service refuses stands beside its field, and what was typed stays', async () => {
  await open(() => {
    throw new ShopError('validation', { fields: { color: 'unknown', model: 'invalid' } })
  })
  await type('Модель', 'DR-2')
  await save()

  expect(await screen.findByText('Такого немає в довіднику або воно в архіві')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Колір' })).toBeInvalid()
  expect(field('Модель')).toHaveAccessibleDescription(/Перевірте це поле/)
  expect(field('Модель')).toHaveValue('DR-2')
})

test('a shown product that a change would leave half-made says what it would lack', async () => {
  await open(() => {
    throw new ShopError('not_ready', { lacks: ['title_en', 'picture'] })
  })
  await type('Модель', 'DR-2')
  await save()

  expect(await screen.findByText('Для показу бракує: назви англійською, фото')).toBeVisible()
})

test('a text in which the articles of the model differ is the article’s own, and is saved with it', async () => {
  await open(undefined, ['title'])
  await type('DR-1-BLA: Назва, англійською', 'Evening dress')
  await save()

  await waitFor(() => expect(sent()).toMatchObject([{ body: { title: { uk: 'Сукня', en: 'Evening dress' } } }]))
})

test('what a colleague saved of the same field shows who it was and the difference, fields that were not touched are not asked', async () => {
  let isFirst = true
  await open(() => {
    if (!isFirst) return { product: productFixture({ revision: 7 }) }
    isFirst = false
    throw new ShopError('changed_meanwhile', { revision: 6, by: 'iryna', at: new Date().toISOString() })
  })
  await type('Модель', 'DR-2')
  await save()

  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/iryna/)).toBeVisible()
  expect(await dialog.findByRole('row', { name: 'Модель DR-2 DR-1' })).toBeVisible()
  expect(dialog.queryByRole('row', { name: /Передзамовлення очікуємо/ })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Лишити моє' }))

  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({
    params: { article: 'DR-1-BLA' },
    body: { revision: 6, model: 'DR-2', was: { model: 'DR-1' } },
  })
})

test('what a colleague saved can be taken in place of what was typed', async () => {
  await open(() => {
    throw new ShopError('changed_meanwhile', { revision: 6, by: 'iryna', at: new Date().toISOString() })
  })
  await type('Модель', 'DR-2')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Узяти збережене' }))

  expect(field('Модель')).toHaveValue('DR-1')
  expect(screen.getByLabelText('Передзамовлення очікуємо')).toHaveValue('2099-05-01')
  expect(screen.getByRole('button', { name: 'Зберегти' })).toHaveAttribute('aria-disabled', 'true')
})
