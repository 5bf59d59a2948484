import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { isNumbered, matchesNumbered } from '../goods/numbered-text.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const branches = [
  { id: 'a', label: 'Відділення №1', note: 'вул. Шевченка, 4' },
  { id: 'b', label: 'Відділення №12', note: 'вул. Лесі Українки, 9' },
  { id: 'c', label: 'Відділення №21', note: 'просп. Миру, 3' },
]

const texts = {
  label: 'Branch',
  openLabel: 'Show',
  clearLabel: 'Clear',
  emptyText: 'Nothing found',
  loadingText: 'Wait',
}

type FormProps = Pick<ComboboxProps, 'onSelect'> & Partial<ComboboxProps>

function BranchForm({ value: saved = null, onSelect, ...more }: FormProps) {
  const [value, setValue] = useState(saved)
  function select(id: string | null) {
    setValue(id)
    onSelect(id)
  }
  return <Combobox {...texts} items={branches} {...more} value={value} onSelect={select} />
}

async function setup(more: Partial<ComboboxProps> = {}) {
  const onSelect = jest.fn<void, [string | null]>()
  render(<BranchForm {...more} onSelect={onSelect} />)
  return { user: userEvent.setup(), onSelect, field: await screen.findByRole('combobox', { name: 'Branch' }) }
}

const shownOptions = () => screen.queryAllByRole('option').map(option => option.textContent)

test('in a dialog the list is a part of it, because nothing else of the page can be pressed', async () => {
  render(
    <dialog open aria-label="Order">
      <BranchForm onSelect={() => undefined} />
    </dialog>,
  )
  await userEvent.type(await screen.findByRole('combobox', { name: 'Branch' }), '12')

  expect(within(screen.getByRole('dialog', { name: 'Order' })).getAllByRole('option')).toHaveLength(1)
})

test('finds a branch by its number and chooses it by keyboard', async () => {
  const { user, onSelect, field } = await setup()
  await user.type(field, '12')
  expect(shownOptions()).toEqual(['Відділення №12 вул. Лесі Українки, 9'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith('b')
  expect(field).toHaveValue('Відділення №12')
})

test('the very number stands before longer ones that begin with it', async () => {
  const items = ['Відділення №120', 'Відділення №12', 'Відділення №3'].map(label => ({ id: label, label }))
  const { user, field } = await setup({ items, matches: matchesNumbered, isFirst: isNumbered })
  await user.type(field, '12')
  expect(shownOptions().map(option => option?.trim())).toEqual(['Відділення №12', 'Відділення №120'])
})

test('finds a branch by its street in Latin letters', async () => {
  const { user, field } = await setup()
  await user.type(field, 'shevch')
  expect(shownOptions()).toHaveLength(1)
})

test('shows that nothing fits', async () => {
  const { user, field } = await setup()
  await user.type(field, 'Одеса')
  expect(screen.getByText('Nothing found')).toBeInTheDocument()
})

test('a search left unfinished gives back what was chosen', async () => {
  const { user, field } = await setup({ value: 'c' })
  await user.type(field, ' xyz')
  await user.tab()
  expect(field).toHaveValue('Відділення №21')
})

test('stays open with what is typed when the page moves by itself', async () => {
  const { user, field } = await setup()
  await user.type(field, '1')
  fireEvent.scroll(document)
  await user.type(field, '2')
  fireEvent.scroll(document)
  expect(field).toHaveValue('12')
  expect(shownOptions()).toEqual(['Відділення №12 вул. Лесі Українки, 9'])
})

test('closes when the frame around the field is scrolled', async () => {
  const { user, field } = await setup()
  await user.type(field, '12')
  fireEvent.scroll(document.body)
  expect(shownOptions()).toEqual([])
})

test('can be cleared', async () => {
  const { user, onSelect, field } = await setup({ value: 'c' })
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onSelect).toHaveBeenLastCalledWith(null)
  expect(field).toHaveValue('')
})

test('shows a saved choice that the list does not contain', async () => {
  const { field } = await setup({ value: 'z', selectedItem: { id: 'z', label: 'Поштомат №7' } })
  expect(field).toHaveValue('Поштомат №7')
})

test('a search elsewhere receives what is typed', async () => {
  const onSearch = jest.fn()
  const { user, field } = await setup({ onSearch })
  await user.type(field, 'xy')
  expect(onSearch).toHaveBeenLastCalledWith('xy')
  expect(shownOptions()).toHaveLength(3)
})

test('the error is announced with the field', async () => {
  const { field } = await setup({ error: 'Choose a branch' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Choose a branch')
})
