import type { OrderTask } from './order.ts'
import { inSteps } from './order-tasks.ts'

test('what is only noted down for later is done together, everything else by itself and in its turn', () => {
  const email: OrderTask = { do: 'send_email', email: 'paid', row: 1 }
  const notice: OrderTask = { do: 'notify_staff', row: 1 }
  const sale: OrderTask = { do: 'sell_stock' }

  expect(inSteps([sale, { do: 'uncount_unpaid' }, email, notice])).toEqual([
    [sale],
    [{ do: 'uncount_unpaid' }],
    [email, notice],
  ])
  expect(inSteps([email, sale, notice])).toEqual([[email], [sale], [notice]])
  expect(inSteps([])).toEqual([])
})
