import { call } from '@shop/api-client/call'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { addTexts } from '@shop/shell/texts'
import { $leaving, $unsaved } from '@shop/shell/unsaved'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import uk from '../../locales/uk.json' with { type: 'json' }
import { OrderPanel } from './OrderPanel.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const member = { status: true, staff: { login: 'olena', role: 'manager', rights: ['orders', 'fulfilment'] } }

beforeAll(() => {
  addTexts('uk', 'mf-admin', uk)
  // jsdom has the element, but not its ways to open and close.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  queryClient.clear()
  $leaving.set(null)
})

async function openOrder() {
  const onClose = jest.fn()
  service.mockImplementation(async ({ path }) =>
    path === fullOrderEndpoint.path ? { order: fullOrderFixture({ actions: ['cancel'] }) } : member,
  )
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <OrderPanel number="26-000042" onClose={onClose} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('textbox')
  return onClose
}
const close = () => userEvent.click(screen.getByRole('button', { name: 'Закрити замовлення' }))

test('an order in which nothing was written closes at once', async () => {
  const onClose = await openOrder()

  await close()

  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an order with a comment that was not saved asks before it closes', async () => {
  const onClose = await openOrder()
  await userEvent.type(screen.getByRole('textbox'), 'Передзвонити о шостій')

  await close()
  expect(onClose).not.toHaveBeenCalled()

  $leaving.get()?.()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an order in which an action was begun asks before it closes, and no more once the action is put off', async () => {
  const onClose = await openOrder()
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }))
  const [reason] = screen.getAllByRole('textbox')
  await userEvent.type(reason as HTMLElement, 'Немає тканини')

  await close()
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Не зараз' }))
  expect($unsaved.get()).toBe(0)
})
