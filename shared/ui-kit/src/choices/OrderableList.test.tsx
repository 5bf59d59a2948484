import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { OrderableList } from './OrderableList.tsx'

const items = ['Front', 'Back', 'Detail'].map(name => ({ id: `${name.toLowerCase()}"1`, name }))
const texts = {
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  announceMove: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
}

function Pictures({ disabled = false }) {
  const [ordered, setOrdered] = useState(items)
  return (
    <OrderableList
      label="Pictures"
      items={ordered}
      nameOf={({ name }) => name}
      texts={texts}
      onOrder={setOrdered}
      disabled={disabled}
    >
      {({ name }, index) => (
        <>
          <span>{index === 0 ? `${name}, the preview` : name}</span>
          <input aria-label={`Note on ${name}`} />
        </>
      )}
    </OrderableList>
  )
}

const names = () => screen.getAllByRole('row').map(row => within(row).getByText(/\w/, { selector: 'span' }).textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('a button moves an item by one place, says so, and keeps the focus for the next press', async () => {
  render(<Pictures />)
  await userEvent.click(button('Front later'))

  await waitFor(() => expect(names()).toEqual(['Back, the preview', 'Front', 'Detail']))
  expect(screen.getByRole('status')).toHaveTextContent('Front is now 2 of 3')
  expect(button('Front later')).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Back, the preview', 'Detail', 'Front']))
})

test('what is in an item keeps a focus that comes from nowhere, as from a screen reader or a closed panel', async () => {
  render(<Pictures />)
  await userEvent.keyboard('{Shift}')
  act(() => screen.getByLabelText('Note on Back').focus())
  expect(screen.getByLabelText('Note on Back')).toHaveFocus()
  await userEvent.tab()

  expect(button('Back earlier')).toHaveFocus()
})

test('the first item cannot go earlier, nor the last one later', async () => {
  render(<Pictures />)
  expect(button('Front earlier')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Front earlier'))
  await userEvent.click(button('Detail later'))

  expect(names()).toEqual(['Front, the preview', 'Back', 'Detail'])
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('by keyboard an item is taken with Enter, carried with the arrows and put down with Enter', async () => {
  document.documentElement.lang = 'en'
  render(<Pictures />)
  for (const key of ['Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Enter']) await userEvent.keyboard(`{${key}}`)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Insert after Detail'))
  await userEvent.keyboard('{Home}{Enter}')

  await waitFor(() => expect(names()).toEqual(['Detail, the preview', 'Front', 'Back']))
  expect(screen.getByText('Detail is now 1 of 3')).toBeInTheDocument()
})

test('what is typed into a field of an item stays in the field', async () => {
  render(<Pictures />)
  await userEvent.type(screen.getByLabelText('Note on Back'), 'new dress')

  expect(screen.getByLabelText('Note on Back')).toHaveValue('new dress')
})

test('while it is disabled, items are shown and nothing moves', async () => {
  render(<Pictures disabled />)
  await userEvent.click(button('Front later'))

  expect(names()).toEqual(['Front, the preview', 'Back', 'Detail'])
})

type Branch = { id: string; name: string; depth: number }
const tree: Branch[] = [
  { id: 'dresses', name: 'Dresses', depth: 0 },
  { id: 'maxi', name: 'Maxi', depth: 1 },
  { id: 'slip', name: 'Slip', depth: 1 },
  { id: 'skirts', name: 'Skirts', depth: 0 },
]

function Tree({ onOrder }: { onOrder: (items: Branch[], id: string) => void }) {
  return (
    <OrderableList
      label="Categories"
      items={tree}
      nameOf={({ name }) => name}
      depthOf={({ depth }) => depth}
      texts={texts}
      onOrder={onOrder}
    >
      {({ name }) => name}
    </OrderableList>
  )
}

test('in a tree an item moves among its siblings only', async () => {
  const onOrder = jest.fn()
  render(<Tree onOrder={onOrder} />)
  expect(button('Maxi earlier')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Slip later')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Dresses later'))

  expect(onOrder).toHaveBeenCalledWith([tree[1], tree[2], tree[3], tree[0]], 'dresses')
  expect(screen.getByRole('status')).toHaveTextContent('Dresses is now 2 of 2')
})

test('in a tree the keyboard offers no place outside of the siblings', async () => {
  document.documentElement.lang = 'en'
  const onOrder = jest.fn()
  render(<Tree onOrder={onOrder} />)
  for (const key of ['Tab', 'ArrowDown', 'Tab', 'Enter']) await userEvent.keyboard(`{${key}}`)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/))
  await userEvent.keyboard('{End}{Enter}')

  await waitFor(() => expect(onOrder).toHaveBeenCalledWith([tree[0], tree[2], tree[1], tree[3]], 'maxi'))
})
