import { BrowserRouter, Link } from '@shop/shell/router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { leaveOfficeByLoading } from './leave-office.ts'

beforeAll(leaveOfficeByLoading)
beforeEach(() => {
  history.replaceState(null, '', '/admin/home')
  render(
    <BrowserRouter>
      <Link to="/store">shop</Link>
      <Link to="/admin/orders">orders</Link>
    </BrowserRouter>,
  )
})

test('a link within the office is a step of the router', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'orders' }))

  expect(location.pathname).toBe('/admin/orders')
})

test('a link out of the office is left to the browser, which loads the shop', async () => {
  const link = screen.getByRole('link', { name: 'shop' })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(event)

  expect([event.defaultPrevented, location.pathname]).toEqual([false, '/admin/home'])
})
