import { call } from '@shop/api-client/call'
import { allColorsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { newCategoryEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { colorCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { chooseEntry } from '../../test/choose-entry.ts'
import { dictionaryAnswer } from '../../test/product-fixture.ts'
import { showPage } from '../../test/show-page.tsx'
import { EntryChoice } from './EntryChoice.tsx'
import { EntryChoices } from './EntryChoices.tsx'
import type { EntryKind } from './entry-items.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

type Added = { name: string; fields: { title: { uk: string; en: string } } }
const colours = [
  { name: 'black', title: { uk: 'Чорний', en: 'Black' }, hex: '#000000' },
  { name: 'red', title: { uk: 'Червоний', en: 'Red' }, hex: '#ff0000' },
]

beforeEach(() => {
  service.mockReset()
  const known = [...colours]
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === allColorsEndpoint) return { colors: known }
    if (endpoint === colorCalls.list) return { rows: [] }
    if (endpoint === colorCalls.add) {
      const { name, fields } = input.body as never as Added
      known.push({ name, title: fields.title, hex: '#808000' })
      return { row: {} }
    }
    return dictionaryAnswer(endpoint)
  })
})

/** Says what is chosen; the form around it must not be saved by the small dialog. */
function Form({ kind, had = '', onSaved }: { kind: EntryKind; had?: string; onSaved?: () => void }) {
  const [value, setValue] = useState(had)
  return (
    <form
      aria-label="form"
      onSubmit={event => {
        event.preventDefault()
        onSaved?.()
      }}
    >
      <EntryChoice kind={kind} label="Вибір" value={value} onChange={setValue} />
      <output>{value}</output>
    </form>
  )
}
function Several() {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <EntryChoices kind="color" legend="Кольори" label="Додати" value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  )
}

// The list, when it is open, hides the rest from readers of screens.
const chosen = () => screen.getByRole('status', { hidden: true }).textContent

test('a colour is found by typing in either language, by one tab stop, and can be cleared', async () => {
  showPage(<Form kind="color" />, '/admin/other/products')
  const field = await screen.findByRole('combobox', { name: 'Вибір' })
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.type(field, 'bla')
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
    'Чорний ',
    '+ Новий колір… ',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('black')

  await userEvent.click(screen.getByRole('button', { name: 'Вибір: очистити' }))
  expect(chosen()).toBe('')
})

test('a colour that is archived stays with what has it, and is not offered to anything else', async () => {
  showPage(<Form kind="color" had="olive" />, '/admin/other/products')
  await screen.findByDisplayValue('olive')
  await userEvent.click(screen.getByRole('button', { name: 'Вибір: очистити' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Вибір' }))

  expect((await screen.findAllByRole('option')).map(option => option.textContent?.trim())).toEqual([
    'Чорний',
    'Червоний',
    '+ Новий колір…',
  ])
})

test('a colour that is missing is made in a small dialog over the form, and chosen at once', async () => {
  const onSaved = jest.fn()
  showPage(<Form kind="color" onSaved={onSaved} />, '/admin/other/products')
  const field = await screen.findByRole('combobox', { name: 'Вибір' })
  await userEvent.type(field, 'Оливковий')
  await userEvent.click(await screen.findByRole('option', { name: '+ Новий колір…' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Новий колір' }))
  expect(dialog.getByLabelText('Назва, українською')).toHaveValue('Оливковий')
  await userEvent.type(dialog.getByLabelText('Назва, англійською'), 'Olive')
  await userEvent.type(dialog.getByLabelText('Код кольору'), '808000')
  await userEvent.click(dialog.getByRole('button', { name: 'Створити й вибрати' }))

  await waitFor(() => expect(chosen()).toBe('olive'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByDisplayValue('Оливковий')).toBe(screen.getByRole('combobox', { name: 'Вибір' }))
  expect(onSaved).not.toHaveBeenCalled()
})

test('a category is made with the one above it', async () => {
  service.mockImplementation(async endpoint => dictionaryAnswer(endpoint))
  showPage(<Form kind="category" />, '/admin/other/products')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Вибір' }), 'Шовкові')
  await userEvent.click(await screen.findByRole('option', { name: '+ Нова категорія…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Нова категорія' }))
  await userEvent.type(dialog.getByLabelText('Назва, англійською'), 'Silk')
  await userEvent.selectOptions(dialog.getByLabelText('Усередині категорії'), 'Сукні')
  await userEvent.click(dialog.getByRole('button', { name: 'Створити й вибрати' }))

  await waitFor(() => expect(chosen()).toBe('silk'))
  expect(service.mock.calls.find(([endpoint]) => endpoint === newCategoryEndpoint)?.[1]).toEqual({
    body: { name: 'silk', title: { uk: 'Шовкові', en: 'Silk' }, parent_category: 'dresses', special: null },
  })
})

test('several colours stand in the order of the dictionary, and each can be taken out', async () => {
  showPage(<Several />, '/admin/other/products')
  await chooseEntry('Додати', 'Червоний')
  await chooseEntry('Додати', 'Чорний')
  expect(chosen()).toBe('black,red')
  expect(screen.getByRole('combobox', { name: 'Додати' })).toHaveDisplayValue('')

  await userEvent.click(screen.getByRole('button', { name: 'Прибрати: Чорний' }))
  expect(chosen()).toBe('red')
})
