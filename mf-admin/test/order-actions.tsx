import { call } from '@shop/api-client/call'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { addTexts } from '@shop/shell/texts'
import { fullOrderFixture, orderLineFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { OrderActions } from '../src/features/order-details/actions/OrderActions.tsx'
import uk from '../src/locales/uk.json' with { type: 'json' }

/** The test mocks the call itself. */
export const service = jest.mocked(call)

/** Of two dresses both can be sent; the coat has not arrived. */
export const dress = orderLineFixture({ count: 2, left: 2, packable: 2 })
export const coat = orderLineFixture({
  article: 'CO-2014-IVO-R',
  title: { uk: 'Пальто', en: 'Coat' },
  left: 1,
  packable: 0,
})

export const memberWith = (rights: string[]) => ({
  status: true,
  staff: { login: 'olena', role: 'manager', rights },
})

const panelOf = (order: FullOrder) => (
  <QueryClientProvider client={queryClient}>
    <OrderActions order={order} />
  </QueryClientProvider>
)

/** Shows what a member of staff with these rights can do with an order; gives how it is shown changed. */
export async function openActions(about: Partial<FullOrder>, rights = ['orders', 'fulfilment', 'refunds']) {
  addTexts('uk', 'mf-admin', uk)
  queryClient.clear()
  service.mockReset()
  service.mockResolvedValueOnce(memberWith(rights))
  const shown = render(panelOf(fullOrderFixture(about)))
  await screen.findByRole('button', { name: /./ }).catch(() => null)
  return { change: (changed: Partial<FullOrder>) => shown.rerender(panelOf(fullOrderFixture(changed))) }
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Path and input of the last call. */
export const asked = () => {
  const [endpoint, input] = service.mock.calls.at(-1) ?? []
  return [endpoint?.path, input]
}
