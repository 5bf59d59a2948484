import { fullLineSchema } from '@shop/contracts/orders/full-order-fields'
import {
  type FullOrder,
  fullOrderSchema,
  type StaffOrder,
  staffOrderSchema,
} from '@shop/contracts/staff/orders/staff-orders'
import { blankOf } from './sample.ts'

/** A line of one dress, with the fields that matter to the test. */
export function orderLineFixture(fields: Partial<FullOrder['lines'][number]> = {}): FullOrder['lines'][number] {
  return {
    ...blankOf(fullLineSchema),
    article: 'DR-1029-CHE-R',
    size: '36 (S)',
    title: { uk: 'Сукня-футляр вишнева', en: 'Cherry sheath dress' },
    count: 1,
    list: 4390,
    unit: 4390,
    sum: 4390,
    left: 1,
    packable: 1,
    kept: 1,
    undecided: 1,
    ...fields,
  }
}

/** A paid order as a row of the list, with the fields that matter to the test. */
export function staffOrderFixture(fields: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...blankOf(staffOrderSchema),
    number: '26-000042',
    ref: '26-000042-abcdefghijklm',
    date: '2026-11-21T10:00:00.000Z',
    name: 'Олена Коваль',
    phone: '+380671234567',
    email: 'olena@example.com',
    total: 4580,
    currency: 'UAH',
    is_paid: true,
    payment_status: 'approved',
    order_status: 'paid',
    payment_id: '26-000042-1',
    pieces: 1,
    ...fields,
  }
}

/** A paid order as staff open it: one dress at 4,390 UAH, paid in full, with the fields that matter to the test. */
export function fullOrderFixture(fields: Partial<FullOrder> = {}): FullOrder {
  return {
    ...blankOf(fullOrderSchema),
    ...staffOrderFixture({ total: 4390 }),
    lines: [orderLineFixture()],
    amount: 4390,
    discount_kind: 'none',
    delivery_text: { uk: 'Київ, відділення 1', en: 'Kyiv, branch 1' },
    payment_method: 'card',
    payments: [
      {
        payment_id: '26-000042-1',
        provider: 'wayforpay',
        means: 'card',
        state: 'approved',
        amount: 4390,
        currency: 'UAH',
        given_back: 0,
      },
    ],
    ...fields,
  }
}
