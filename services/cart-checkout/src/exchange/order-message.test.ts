import { messageIn } from './order-message.ts'
import type { Node } from './read-documents.ts'

const node = (name: string, text = '', children: Node[] = []): Node => ({ name, text, children })
const document = (head: Record<string, string>, facts: Record<string, string> = {}) =>
  node('Документ', '', [
    ...Object.entries(head).map(([name, text]) => node(name, text)),
    node(
      'ЗначенияРеквизитов',
      '',
      Object.entries(facts).map(([name, value]) =>
        node('ЗначениеРеквизита', '', [node('Наименование', name), node('Значение', value)]),
      ),
    ),
  ])

test.each<[string, Record<string, string>, Record<string, string>, object]>([
  ['our number is found where 1C put its own', { Ид: '5f-1c', Номер: ' 26-000042 ' }, {}, { order: '26-000042' }],
  ['the sum is read as people write it', { Номер: '26-000042', Сумма: '19 080,50' }, {}, { sum: 1_908_050 }],
  ['without a sum it says none', { Номер: '26-000042' }, {}, { sum: null }],
  ['a sum that nobody can read is no sum', { Номер: '26-000042', Сумма: '1e9' }, {}, { sum: '1e9' }],
  ['nor is an empty one', { Номер: '26-000042', Сумма: ' ' }, {}, { sum: '' }],
  ['nor one with parts of a kopiyka', { Номер: '26-000042', Сумма: '9979.996' }, {}, { sum: '9979.996' }],
  ['zeros behind the kopiykas are none', { Номер: '26-000042', Сумма: '9980.0000' }, {}, { sum: 998_000 }],
  ['a day of payment is a payment', { Номер: '26-000042' }, { 'Дата оплаты по 1С': '2026-11-21' }, { isPaid: true }],
  ['in Ukrainian, too', { Номер: '26-000042' }, { 'Номер оплати по 1С': 'П-5' }, { isPaid: true, payment: 'П-5' }],
  ['false is no payment', { Номер: '26-000042' }, { 'Заказ оплачен': 'false' }, { isPaid: false }],
  [
    'false is no payment, whatever else is said of one',
    { Номер: '26-000042' },
    { 'Заказ оплачен': 'false', 'Номер оплаты по 1С': 'П-5', 'Дата оплаты по 1С': '2026-11-21' },
    { isPaid: false },
  ],
  [
    'a day that 1C has left empty is no payment and no shipment',
    { Номер: '26-000042' },
    { 'Дата оплаты по 1С': '0001-01-01T00:00:00', 'Дата отгрузки по 1С': '01.01.0001 0:00:00' },
    { isPaid: false, isShipped: false },
  ],
  [
    'false is no shipment, either',
    { Номер: '26-000042' },
    { Отгружен: 'Нет', 'Номер отгрузки по 1С': 'О-7' },
    { isShipped: false },
  ],
  ['a mark of deletion cancels', { Номер: '26-000042' }, { ПометкаУдаления: 'Истина' }, { isCancelled: true }],
  ['spaces of a number go', { Номер: '26-000042' }, { ТТН: '2045 0123 4567 89' }, { tracking: '20450123456789' }],
  ['a kind in Ukrainian', { Номер: '26-000042', ХозОперация: 'Замовлення товару' }, {}, { order: '26-000042' }],
  ['what is about something else is named', { ХозОперация: 'Отпуск товара' }, {}, { other: 'Документ: Отпуск товара' }],
])('%s', (_, head, facts, expected) => {
  expect(messageIn(document(head, facts))).toMatchObject(expected)
})

test('the same document once more is known by its fingerprint, another one is not', () => {
  const print = (facts: Record<string, string>) => {
    const message = messageIn(document({ Номер: '26-000042' }, facts))
    return 'fingerprint' in message ? message.fingerprint : ''
  }
  expect(print({ 'Статус заказа': 'shipped' })).toBe(print({ 'Статус заказа': 'shipped' }))
  expect(print({ 'Статус заказа': 'shipped' })).not.toBe(print({ 'Статус заказа': 'paid' }))
})
