import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { collectionCalls, colorCalls, sizeCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

test('a colour that articles have stays, and each of them is a link', async () => {
  open('?list=color&open=black')
  service.mockImplementation(async endpoint => {
    if (endpoint === goodsRemoving.uses) return removal('black', 12)
    return { rows: [color] }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Видалити: Чорний' }))

  const dialog = await screen.findByRole('dialog', { name: 'Видалити: Чорний' })
  expect(await within(dialog).findByRole('link', { name: '12 товарів' })).toHaveAttribute(
    'href',
    '/admin/other/products?color=black',
  )
  expect(within(dialog).getByRole('link', { name: 'Сукня (DR-1)' })).toHaveAttribute(
    'href',
    '/admin/other/products/DR-1',
  )
  expect(within(dialog).queryByRole('button', { name: 'Видалити назавжди' })).toBe(null)
})

test('a colour is chosen by hue, and called as such colours are', async () => {
  open('?list=color&open=new')
  await userEvent.type(await screen.findByLabelText('Код кольору'), '#9caf88')
  expect(screen.getByText(/Найближчий колір із назвою — «Шавлія»/)).toBeVisible()
  expect(screen.getByText(/лише завдяки рамці/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Узяти цю назву' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Світлість' }), { target: { value: '20' } })

  expect(screen.getByLabelText('Код кольору')).toHaveValue('#333d29')
  expect(screen.getByText(/Кружечок видно/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(sentTo(colorCalls.add)).toMatchObject({
    body: { name: 'sage', fields: { title: { uk: 'Шавлія', en: 'Sage' }, hex: '#333d29' } },
  })
})

test('a colour that articles have is renamed for all of them, or another one is made', async () => {
  const rename = async () => {
    open('?list=color&open=black')
    const title = await screen.findByLabelText('Назва, англійською')
    await userEvent.clear(title)
    await userEvent.type(title, 'Onyx')
    await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText(/мають 12 артикулів/)).toBeVisible()
    expect(sentTo(colorCalls.change)).toBeUndefined()
  }
  await rename()
  await userEvent.click(screen.getByRole('button', { name: 'Для всіх: 12 артикулів' }))
  await waitFor(() => expect(sentTo(colorCalls.change)).toMatchObject({ params: { name: 'black' } }))
  cleanup()

  await rename()
  await userEvent.click(screen.getByRole('button', { name: 'Створити новий колір' }))
  await waitFor(() =>
    expect(sentTo(colorCalls.add)).toMatchObject({ body: { name: 'onyx', fields: { title: { en: 'Onyx' } } } }),
  )
  expect(sentTo(colorCalls.change)).toBeUndefined()
})

test('a colour that nothing has is deleted once its name is typed; another word is refused beside it', async () => {
  open('?list=color&open=black')
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === goodsRemoving.uses) return removal('black', 0)
    if (endpoint === goodsRemoving.delete && Object(input).body.typed !== 'Чорний')
      throw new ShopError('validation', { fields: { typed: 'typed_name' } })
    return endpoint === goodsRemoving.delete ? { removed: ['black'] } : { rows: [color] }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Видалити: Чорний' }))
  const dialog = await screen.findByRole('dialog', { name: 'Видалити: Чорний' })
  const typed = await within(dialog).findByLabelText('Щоб підтвердити, введіть Чорний')
  await userEvent.type(typed, 'Ч')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Видалити назавжди' }))
  expect(await within(dialog).findByText(/Це не те, що написано вище/)).toBeVisible()

  await userEvent.type(typed, 'орний')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Видалити назавжди' }))
  await waitFor(() =>
    expect(service.mock.calls.filter(([endpoint]) => endpoint === goodsRemoving.delete).at(-1)?.[1]).toEqual({
      body: { kind: 'color', names: ['black'], leads_to: null, typed: 'Чорний' },
    }),
  )
})

/** What the service says of a colour that so many products have. */
function removal(name: string, count: number) {
  const places = [{ name: 'DR-1', title: { uk: 'Сукня', en: 'Dress' } }]
  const uses = count > 0 ? [{ of: name, kind: 'product' as const, count, places }] : []
  const thing = { name, title: { uk: 'Чорний', en: 'Black' }, is_archived: false, addresses: [], covers: [name] }
  return { things: [thing], stops: { archive: uses, delete: uses }, targets: [] }
}
