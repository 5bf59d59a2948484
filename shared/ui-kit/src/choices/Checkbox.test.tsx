import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Checkbox } from './Checkbox.tsx'

test('the error is announced with the checkbox', () => {
  render(<Checkbox label="I agree" error="Please agree first" />)
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree first')
})

test('the label of a checkbox ticks it, and may contain a link', async () => {
  render(<Checkbox label={<RulesConsent />} />)
  expect(screen.getByRole('link', { name: 'the rules' })).toBeVisible()
  await userEvent.click(screen.getByText(/I agree to/))
  expect(screen.getByRole('checkbox', { name: 'I agree to the rules' })).toBeChecked()
})

function RulesConsent() {
  return (
    <>
      I agree to <a href="#rules">the rules</a>
    </>
  )
}
