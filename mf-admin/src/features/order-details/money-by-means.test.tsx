import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { addTexts } from '@shop/shell/texts'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen } from '@testing-library/react'
import uk from '../../locales/uk.json' with { type: 'json' }
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoney } from './OrderMoney.tsx'

beforeAll(() => addTexts('uk', 'mf-admin', uk))

const at = '2026-11-21T12:00:00.000Z'
const id = '26-000042-1'
const soldFor = (means: FullOrder['payments'][number]['means']): FullOrder =>
  fullOrderFixture({
    payments: [
      { payment_id: id, provider: 'manual', means, state: 'refunded', amount: 4390, currency: 'UAH', given_back: 4390 },
    ],
    refunds: [{ at, who: 'olena', payment_id: id, amount: 4390, comment: 'Не підійшла', state: 'done' }],
    history: [
      { at, event: `manual_paid ${id}`, from: 'none', to: 'approved', who: 'olena' },
      { at, event: `refund ${id} 439000`, from: 'approved', to: 'refund_in_processing', who: 'olena' },
      { at, event: `gateway_refunded ${id} 439000`, from: 'refund_in_processing', to: 'refunded', who: 'olena' },
    ],
  })

test('the drawer of an order that was paid in cash says so, and that the money went back from the till', () => {
  render(<OrderMoney order={soldFor('cash')} />)

  expect(screen.getByText('Чим оплачено').parentElement).toHaveTextContent('Готівка')
  expect(screen.getByText('Готівка · вручну · повернено')).toBeVisible()
  expect(screen.getByText('з каси · виконано')).toBeVisible()
})

test.each([
  ['cash', 'Готівка', 'Віддати кошти з каси', 'Кошти віддано з каси'],
  [
    'terminal',
    'Картка через термінал',
    'Повернути кошти на картку через термінал',
    'Кошти повернено на картку через термінал',
  ],
  ['transfer', 'Банківський переказ', 'Повернути кошти банківським переказом', 'Кошти повернено банківським переказом'],
  ['other', 'Інше', 'Повернути кошти тим самим способом', 'Кошти повернено тим самим способом'],
] as const)('the history of an order that was paid by %s names no bank', (means, paidBy, ...back) => {
  const { container } = render(<OrderHistory order={soldFor(means)} />)

  for (const text of [`Позначено оплаченим: ${paidBy}`, ...back]) expect(container).toHaveTextContent(text)
  expect(container).not.toHaveTextContent(/Банк повернув/)
})
