import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Accordion } from './Accordion.tsx'

const section = () => screen.getByRole('group')

afterEach(() => history.replaceState(null, '', '/'))

test('opens by its heading', async () => {
  render(<Accordion title="Care">Wash by hand</Accordion>)
  expect(section()).not.toHaveAttribute('open')
  await userEvent.click(screen.getByRole('heading', { name: 'Care' }))
  expect(section()).toHaveAttribute('open')
})

test('is open for a visitor who comes by an address that names it', () => {
  history.replaceState(null, '', '/#care')
  render(
    <Accordion id="care" title="Care">
      Wash by hand
    </Accordion>,
  )
  expect(section()).toHaveAttribute('open')
})
