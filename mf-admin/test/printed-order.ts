import type { PrintedLine, PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'

/** A line of one dress that can be packed, with the fields that matter to the test. */
export function aPrintedLine(fields: Partial<PrintedLine> = {}): PrintedLine {
  return {
    article: 'DR-1042-BUR-R',
    size: '38 (M)',
    height: '160-167',
    bundle: null,
    title: { uk: 'Сукня на запах', en: 'Wrap dress' },
    color: { uk: 'Бордовий', en: 'Burgundy' },
    count: 1,
    packable: 1,
    awaited: 0,
    ...fields,
  }
}

/** A paid order of that line. */
export function aPrintedOrder(fields: Partial<PrintedOrder> = {}): PrintedOrder {
  return {
    number: '26-000042',
    date: '2026-11-21T10:00:00.000Z',
    name: 'Олена Коваль',
    phone: '+380671234567',
    delivery_text: { uk: 'Київ, відділення 1', en: 'Kyiv, branch 1' },
    is_pick_up: false,
    order_status: 'paid',
    note: '',
    comment: '',
    lines: [aPrintedLine()],
    ...fields,
  }
}
