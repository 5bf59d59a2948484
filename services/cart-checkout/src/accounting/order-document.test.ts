import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { Refund } from '../order/refund.ts'
import { netLines } from './net-lines.ts'
import { ordersXml } from './order-document.ts'

const [line] = anOrder().lines
if (!line) throw new Error('an order without lines')
const placed = (about: Partial<Order> = {}) => anOrder({ state: 'paid', payment_state: 'approved', ...about }) as Placed
const written = (order: Placed) => ordersXml([order], 'utf-8', noon).toString()
const sums = (xml: string) =>
  [...xml.matchAll(/<Сумма>([\d.]+)<\/Сумма>/g)].map(([, sum]) => Math.round(Number(sum) * 100))

test('an order is written as 1C reads it: who, what, for how much, and whether it is paid', () => {
  const xml = written(
    placed({
      attempts: [anAttempt(1, { state: 'approved' })],
      history: [{ at: noon, event: 'gateway_approved', from: 'none', to: 'approved', who: 'wayforpay' }],
    }),
  )

  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<КоммерческаяИнформация ВерсияСхемы="2.08"/)
  for (const part of [
    '<Номер>26-000001</Номер>',
    '<Дата>2026-11-21</Дата>',
    '<Время>14:00:00</Время>',
    '<ХозОперация>Заказ товара</ХозОперация>',
    '<Валюта>UAH</Валюта>',
    '<Сумма>9980.00</Сумма>',
    '<Ид>DR-1042-BUR-L#36 (S)</Ид>',
    '<Артикул>DR-1042-BUR-L</Артикул>',
    '<Значение>+380671234567</Значение>',
    '<Наименование>Номер платежного документа</Наименование>',
    '<Значение>26-000001-1</Значение>',
    '<Значение>[paid] Оплачено</Значение>',
  ])
    expect(xml).toContain(part)
})

// Σ of the lines is the sum of the document, whatever the discount leaves of each line.
test.each([
  [3, 300_000, 33_333, 0, 266_667],
  [7, 700_000, 104_999, 8_000, 603_001],
  [1, 499_000, 0, 0, 499_000],
  [2, 1, 0, 9, 10],
])('%i items for %i less %i and delivery of %i come to %i', (count, sum, discount_share, delivery, total) => {
  const order = placed({
    lines: [{ ...line, count, sum, discount_share }],
    sums: { ...anOrder().sums, delivery, total },
  })
  const lines = netLines(order)
  expect(lines.reduce((all, { price, count }) => all + price * count, 0)).toBe(total)
  expect(lines.filter(({ isService }) => !isService).reduce((all, { count }) => all + count, 0)).toBe(count)
  const [whole, ...parts] = sums(written(order))
  expect(whole).toBe(parts.reduce((all, part) => all + part, 0))
})

test('an order in euros has its own sums and the rate of its day; delivery is a service', () => {
  const order = placed({
    currency: 'EUR',
    lines: [{ ...line, count: 1, sum: 22_150, discount_share: 1108 }],
    sums: { ...anOrder().sums, delivery: 2500, total: 23_542 },
  })
  const xml = written(order)

  expect(xml).toContain('<Валюта>EUR</Валюта>')
  expect(xml).toContain('<Курс>45.00</Курс>')
  expect(xml).toMatch(/<Ид>ORDER_DELIVERY<\/Ид>[\s\S]*<ЦенаЗаЕдиницу>25.00<\/ЦенаЗаЕдиницу>[\s\S]*<Значение>Услуга</)
})

const gave = (about: Partial<Refund>): Refund => ({
  payment_id: '26-000001-1',
  amount: 0,
  lines: [],
  delivery: false,
  comment: '',
  who: 'olena',
  at: noon,
  state: 'done',
  ...about,
})
const dress = { article: 'DR-1042-BUR-L', size: '36 (S)', bundle: null }
const inEuros = {
  currency: 'EUR' as const,
  lines: [{ ...line, count: 2, sum: 44_300, unit: 22_150, discount_share: 0 }],
  sums: { ...anOrder().sums, delivery: 2500, total: 46_800 },
}
/** 468.00 euros at 45 hryvnias. */
const inHryvnias = anAttempt(1, { state: 'approved', charge: { amount: 2_106_000, currency: 'UAH' } })

test.each<[string, Partial<Order>, string | undefined, string[]]>([
  [
    'one of two items in euros, whose card was charged hryvnias, with its line',
    { ...inEuros, attempts: [inHryvnias], refunds: [gave({ amount: 996_750, lines: [{ ...dress, count: 1 }] })] },
    '221.50',
    ['1'],
  ],
  [
    'all of an order in euros, to the cent, with its delivery',
    {
      ...inEuros,
      payment_state: 'refunded',
      attempts: [{ ...inHryvnias, state: 'refunded' }],
      refunds: [gave({ amount: 2_106_000, lines: [{ ...dress, count: 2 }], delivery: true })],
    },
    '468.00',
    ['2', '1'],
  ],
  [
    'a sum in hryvnias, of which nobody can say which items it is for',
    { attempts: [anAttempt(1, { state: 'approved' })], refunds: [gave({ amount: 50_000 })] },
    '500.00',
    [],
  ],
  [
    'nothing yet of what the bank has not given back',
    { attempts: [anAttempt(1, { state: 'approved' })], refunds: [gave({ amount: 50_000, state: 'sent' })] },
    undefined,
    [],
  ],
  [
    'nothing of an order that was paid twice, where the second payment went back',
    {
      attempts: [anAttempt(1, { state: 'approved' }), anAttempt(2, { state: 'refunded' })],
      refunds: [gave({ payment_id: '26-000001-2', amount: 998_000 })],
    },
    undefined,
    [],
  ],
  [
    'all that the bank gave back without the shop',
    { payment_state: 'refunded', attempts: [anAttempt(1, { state: 'refunded' })] },
    '9980.00',
    [],
  ],
  [
    'items that came back before their money',
    {
      attempts: [anAttempt(1, { state: 'approved' })],
      returns: [
        { at: noon, who: 'olena', reason: '', state: 'accepted', lines: [{ ...dress, count: 1, restock: true }] },
      ],
    },
    undefined,
    ['1'],
  ],
])('the document says what went back, in its own currency: %s', (_, about, sum, counts) => {
  const xml = written(placed(about))
  const values = (name: string) =>
    [...xml.matchAll(new RegExp(`<Наименование>${name}</Наименование>\\s*<Значение>([^<]*)<`, 'g'))].map(
      ([, value]) => value,
    )

  expect(values('Сумма возврата')).toEqual(sum === undefined ? [] : [sum])
  expect(values('Количество возврата')).toEqual(counts)
})

test('whatever a customer typed is text and nothing else', () => {
  const note = '</Комментарий><Документ>&"\' \u0001\ud800 ]]> ₴'
  const xml = written(placed({ note }))

  expect(xml.match(/<Документ>/g)).toHaveLength(1)
  expect(xml).toContain(
    '<Комментарий>&lt;/Комментарий&gt;&lt;Документ&gt;&amp;&quot;&apos; \ufffd ]]&gt; ₴</Комментарий>',
  )
})

test('in windows-1251 nothing is lost: what it lacks is written as a number', () => {
  const bytes = ordersXml([placed({ note: 'їжак — 5 ₴ 😀' })], 'windows-1251', noon)
  const xml = new TextDecoder('windows-1251').decode(bytes)

  expect(xml).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/)
  expect(xml).toContain('<Комментарий>їжак — 5 &#8372; &#128512;</Комментарий>')
})
