import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CountStepper } from './CountStepper.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setup(count = 2) {
  const onChange = jest.fn<void, [number]>()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(
    <CountStepper
      label="Count"
      fewerLabel="One fewer"
      moreLabel="One more"
      maxText="Only 5 are left"
      count={count}
      max={5}
      onChange={onChange}
    />,
  )
  return { user, onChange, field: screen.getByRole('spinbutton', { name: 'Count' }) }
}

const pause = () => act(() => jest.advanceTimersByTime(300))

test('three quick presses are reported as one change', async () => {
  const { user, onChange } = setup()
  for (let press = 0; press < 3; press++) await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(onChange).not.toHaveBeenCalled()
  pause()
  expect(onChange.mock.calls).toEqual([[5]])
})

test('a typed count above the stock becomes the stock, and the field shows why', async () => {
  const { user, onChange, field } = setup()
  await user.clear(field)
  await user.type(field, '12{Enter}')
  expect(onChange.mock.calls).toEqual([[5]])
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 are left')
})

test('asking for one more than there is is answered, not ignored', async () => {
  const { user, onChange } = setup(5)
  await user.click(screen.getByRole('button', { name: 'One more' }))
  pause()
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 are left')
  expect(onChange).not.toHaveBeenCalled()
})

test('an emptied field goes back to the count it had', async () => {
  const { user, onChange, field } = setup()
  await user.clear(field)
  await user.tab()
  expect(field).toHaveValue('2')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['2.7', '2,7', '-3', '−3', '1e3.'])(
  '"%s" is no quantity: the field goes back to the one it had',
  async typed => {
    const { user, onChange, field } = setup(4)
    await user.clear(field)
    await user.type(field, typed, { skipClick: true })
    await user.tab()
    await waitFor(() => expect(field).toHaveValue('4'))
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('the arrow keys change the count', async () => {
  const { user, onChange, field } = setup()
  await user.type(field, '{ArrowDown}')
  pause()
  expect(onChange.mock.calls).toEqual([[1]])
  expect(screen.getByRole('button', { name: 'One fewer' })).toBeEnabled()
})

test('a choice made just before leaving still counts', async () => {
  const onChange = jest.fn()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const texts = { label: 'Count', fewerLabel: 'One fewer', moreLabel: 'One more' }
  const { unmount } = render(<CountStepper {...texts} count={1} max={5} onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'One more' }))
  unmount()
  expect(onChange).toHaveBeenCalledWith(2)
})
