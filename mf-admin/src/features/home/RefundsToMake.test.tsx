import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { addTexts } from '@shop/shell/texts'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import uk from '../../locales/uk.json' with { type: 'json' }
import { RefundsToMake } from './RefundsToMake.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

beforeAll(() => addTexts('uk', 'mf-admin', uk))
beforeEach(() => {
  queryClient.clear()
  service.mockReset()
})

const asked = staffOrderFixture({
  number: '26-000043',
  refund_request: { at: '2026-11-22T10:00:00Z', who: 'petro', reason: 'Брак на рукаві', amount: 3790, lines: [] },
})
const came = staffOrderFixture({ refund_due: 3890, partly_returned: true })
const page = (orders: StaffOrder[], count = orders.length) => ({ orders, count, page: 1, limit: 5 })

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <RefundsToMake />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

test('an accountant finds what is due and what is asked for, with sum, reason and the way to the order', async () => {
  service.mockResolvedValue(page([asked, came]))
  open()

  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('two refunds wait')
  expect(first).toHaveTextContent(/3\s790\s₴.*просить petro: Брак на рукаві/)
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/admin/orders?needs=refund&order=26-000043')
  expect(second).toHaveTextContent(/3\s890\s₴.*належить повернути/)
  expect(screen.queryByRole('link', { name: 'Усі, на які чекають' })).not.toBeInTheDocument()
})

test('more than fit lead to the whole list', async () => {
  service.mockResolvedValue(page([asked], 7))
  open()

  expect(await screen.findByRole('link', { name: 'Усі, на які чекають' })).toHaveAttribute(
    'href',
    '/admin/orders?needs=refund',
  )
})

test('when nothing waits nothing stands there, and an answer that did not come can be asked for again', async () => {
  service.mockRejectedValueOnce(new ShopError('busy')).mockResolvedValue(page([]))
  const { container } = open()

  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByText(/./).catch(() => null)
  expect(container).toBeEmptyDOMElement()
})
