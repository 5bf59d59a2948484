import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ChipRadio } from './ChipRadio.tsx'

const options = [
  { value: 'S', label: 'S' },
  { value: 'M', label: 'M', disabledReason: 'M is sold out' },
  { value: 'L', label: 'L' },
]

function Sizes({ onDisabledPick, error }: { onDisabledPick?: (value: string) => void; error?: string }) {
  const [size, setSize] = useState<string | null>('S')
  return (
    <ChipRadio
      legend="Size"
      value={size}
      onChange={setSize}
      options={options}
      onDisabledPick={onDisabledPick}
      error={error}
    />
  )
}

const chip = (name: string) => screen.getByRole('radio', { name })

test('chooses a size', async () => {
  render(<Sizes />)
  await userEvent.click(chip('L'))
  expect(chip('L')).toBeChecked()
})

test('a sold out size keeps the choice and shows why', async () => {
  const onDisabledPick = jest.fn()
  render(<Sizes onDisabledPick={onDisabledPick} />)
  await userEvent.click(chip('M'))
  expect(chip('S')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('M is sold out')
  expect(onDisabledPick).toHaveBeenCalledWith('M')
})

test('a sold out size can be reached, and is known as such', () => {
  render(<Sizes />)
  expect(chip('M')).toBeEnabled()
  expect(chip('M')).toHaveAttribute('aria-disabled', 'true')
})

test('a missing choice is announced with the group', () => {
  render(<Sizes error="Choose a size" />)
  expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size')
})
