import {
  type PrintedLine,
  type PrintedOrder,
  printedLineSchema,
  printedOrderSchema,
} from '@shop/contracts/staff/orders/order-bulk'
import { blankOf } from '@shop/testing/sample'

/** A line of one dress that can be packed, with the fields that matter to the test. */
export function aPrintedLine(fields: Partial<PrintedLine> = {}): PrintedLine {
  return {
    ...blankOf(printedLineSchema),
    article: 'DR-1042-BUR-R',
    size: '38 (M)',
    height: '160-167',
    title: { uk: 'Сукня на запах', en: 'Wrap dress' },
    color: { uk: 'Бордовий', en: 'Burgundy' },
    count: 1,
    packable: 1,
    ...fields,
  }
}

/** A paid order of that line. */
export function aPrintedOrder(fields: Partial<PrintedOrder> = {}): PrintedOrder {
  return {
    ...blankOf(printedOrderSchema),
    number: '26-000042',
    date: '2026-11-21T10:00:00.000Z',
    name: 'Олена Коваль',
    phone: '+380671234567',
    delivery_text: { uk: 'Київ, відділення 1', en: 'Kyiv, branch 1' },
    order_status: 'paid',
    lines: [aPrintedLine()],
    ...fields,
  }
}
