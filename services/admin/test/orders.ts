import type { FullOrder } from '@shop/contracts/staff-orders'

export function aFullOrder(said: Partial<FullOrder> = {}): FullOrder {
  return {
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
    lines: [],
    amount: 4500,
    discount: 0,
    discount_percent: 0,
    discount_kind: 'none',
    delivery_price: 80,
    delivery_text: { uk: 'Київ, відділення 1', en: 'Kyiv, branch 1' },
    payment_method: 'card',
    note: '',
    comment: '',
    history: [],
    ...said,
  }
}
