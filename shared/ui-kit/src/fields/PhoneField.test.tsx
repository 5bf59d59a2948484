import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from './PhoneField.tsx'

const codes = [
  { dial: '380', name: 'Ukraine' },
  { dial: '48', name: 'Poland' },
  { dial: '1', name: 'USA and Canada' },
  { dial: '1', name: 'Jamaica' },
  { dial: '', name: 'Another country' },
]

function PhoneForm({ saved, onChange }: { saved: string; onChange: (value: string) => void }) {
  const [value, setValue] = useState(saved)
  function change(next: string) {
    setValue(next)
    onChange(next)
  }
  return <PhoneField label="Phone" codeLabel="Country code" codes={codes} value={value} onChange={change} />
}

function setup(saved = '') {
  const onChange = jest.fn<void, [string]>()
  render(<PhoneForm saved={saved} onChange={onChange} />)
  return { user: userEvent.setup(), onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }) }
}

test('groups the digits while they are typed', async () => {
  const { user, onChange, field } = setup()
  await user.type(field, '0671234567')
  expect(field).toHaveValue('67 123 45 67')
  expect(onChange).toHaveBeenLastCalledWith('+380671234567')
})

test('takes a pasted number with its country', async () => {
  const { user, onChange, field } = setup()
  await user.click(field)
  await user.paste('+48 601-234-567')
  expect(onChange).toHaveBeenLastCalledWith('+48601234567')
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Poland +48')
})

test('a digit put into the middle leaves the caret behind it', async () => {
  const { user, field } = setup('+38067123456')
  await user.click(field)
  field.setSelectionRange(4, 4)
  await user.keyboard('9')
  expect(field).toHaveValue('67 192 34 56')
  expect(field.selectionStart).toBe(5)
})

test('erasing at a space takes the digit before it', async () => {
  const { user, onChange, field } = setup('+380671234567')
  await user.click(field)
  field.setSelectionRange(3, 3)
  await user.keyboard('{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith('+38061234567')
  expect(field.selectionStart).toBe(1)
})

test('keeps the digits when the country changes', async () => {
  const { user, onChange } = setup('+380671234567')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'Poland +48')
  expect(onChange).toHaveBeenLastCalledWith('+48671234567')
})

test('shows a saved number of an unlisted country', () => {
  const { field } = setup('+81312345678')
  expect(field).toHaveValue('81312345678')
})

test('the country that was chosen stays chosen among those with the same code', async () => {
  const { user, onChange, field } = setup()
  const country = screen.getByRole('combobox', { name: 'Country code' })
  await user.selectOptions(country, 'Jamaica +1')
  await user.type(field, '8765550123')

  expect(country).toHaveDisplayValue('Jamaica +1')
  expect(onChange).toHaveBeenLastCalledWith('+18765550123')
})
