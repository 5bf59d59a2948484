import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { collectionCalls, colorCalls, sizeCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Dictionaries } from './Dictionaries.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const kept = { revision: 2, changed: null }
const color = { name: 'black', fields: { title: { uk: 'Чорний', en: 'Black' }, hex: '#000000' }, articles: 12, ...kept }
const size = (name: string, chest: number) => ({
  name,
  fields: { short_name: name, body: { chest, waist: 68, hips: 94 } },
  articles: 0,
  ...kept,
})
const autumn = {
  name: 'autumn',
  fields: { title: { uk: 'Осінь', en: 'Autumn' }, is_current: true },
  articles: 1,
  ...kept,
}

function open(address: string) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === colorCalls.list) return { rows: [color] }
    if (endpoint === sizeCalls.list) return { rows: [size('S', 88), size('M', 84)] }
    if (endpoint === collectionCalls.list) return { rows: [autumn] }
    return { row: color, rows: [] }
  })
  showPage(<Dictionaries />, `/admin/other/dictionaries${address}`)
}

const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('staff see each list with how many articles have a thing of it', async () => {
  open('')
  expect(await screen.findByText('Поточна')).toBeVisible()
  expect(screen.getByText('1 товар')).toBeVisible()

  await userEvent.click(screen.getByRole('tab', { name: 'Кольори' }))
  expect(await screen.findByRole('link', { name: 'Чорний' })).toBeVisible()
  expect(screen.getByText('12 товарів')).toBeVisible()
})

test('a new colour is sent with its code, and named after its English title', async () => {
  open('?list=color&open=new')
  await userEvent.type(await screen.findByLabelText('Назва, українською'), 'Шавлія')
  await userEvent.type(screen.getByLabelText('Назва, англійською'), 'Sage green')
  await userEvent.type(screen.getByLabelText('Код кольору'), '9CAF88')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(sentTo(colorCalls.add)).toEqual({
    body: { name: 'sage-green', fields: { title: { uk: 'Шавлія', en: 'Sage green' }, hex: '#9CAF88', pattern: null } },
  })
})

test('a colour of a patterned cloth says which pattern it has', async () => {
  open('?list=color&open=black')
  const pattern = await screen.findByRole('combobox', { name: 'Візерунок' })
  expect(pattern).toHaveDisplayValue('Однотонний')
  await userEvent.selectOptions(pattern, 'У клітинку')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(sentTo(colorCalls.change)).toMatchObject({ body: { fields: { ...color.fields, pattern: 'check' } } })
})

test('what is wrong with a size is shown beside its field', async () => {
  open('?list=size&open=new')
  await userEvent.type(await screen.findByLabelText('Груди, см'), '8,8')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(await screen.findByText('Перевірте мірку: сантиметри, можна з половинами')).toBeVisible()
  expect(screen.getByText('Заповніть поле «Талія, см»')).toBeVisible()
  expect(sentTo(sizeCalls.add)).toBeUndefined()
})

test('a size that is smaller than the one before it is pointed out', async () => {
  open('?list=size')

  expect(await screen.findByText(/Менші за попередній розмір: M\./)).toBeVisible()
})

test('a colour that articles have stays, with a link to them', async () => {
  open('?list=color&open=black')
  await userEvent.click(await screen.findByRole('button', { name: 'Вилучити' }))
  service.mockImplementation(async endpoint => {
    if (endpoint === colorCalls.remove) throw new ShopError('in_use', { articles: 12 })
    return { rows: [color] }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Вилучити' }))

  expect(await screen.findByText(/Тут іще 12 товарів/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Показати їх' })).toHaveAttribute('href', '/admin/other/products?color=black')
})
