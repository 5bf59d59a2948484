import { createHash } from 'node:crypto'
import { KYIV } from '@shop/calendar/kyiv-days'
import type { Placed } from '../order/order-states.ts'
import { isReceived } from '../order/payment-attempt.ts'
import { isPaid } from '../order/payment-states.ts'
import { meansTexts, receivedMeansOf } from '../payment-attempts/payment-means.ts'
import { paymentTimeOf } from '../sales/payments.ts'
import { type CounterpartyOf, counterpartyId } from './counterparty.ts'
import { type NetLine, netLines } from './net-lines.ts'
import { statusText } from './order-status.ts'
import { itemsBack, refundInDocument } from './refund-in-document.ts'
import { type Element, type Encoding, element, writeXml } from './xml.ts'

/** The version of CommerceML that is written. */
export const SCHEMA = '2.08'

/** Orders as 1C imports them: CommerceML 2, all texts in Ukrainian, whatever customers typed escaped. */
export function ordersXml(
  orders: readonly Placed[],
  encoding: Encoding,
  now: Date,
  counterpartyOf: CounterpartyOf = counterpartyId,
): Buffer {
  const { day, time } = inKyiv(now)
  const about = { ВерсияСхемы: SCHEMA, ДатаФормирования: `${day}T${time}` }
  return writeXml(
    element(
      'КоммерческаяИнформация',
      orders.map(order => orderDocument(order, { counterpartyOf })),
      about,
    ),
    encoding,
  )
}

/**
 * Tells two documents of an order apart: what 1C was given is closed only where the order still says the same. Cards that are joined
 * meanwhile make no other document of it.
 */
export function documentVersion(order: Placed): string {
  return digest(orderDocument(order))
}

/**
 * Tells apart what 1C must hear by itself of an order: all but how far the goods are, which 1C often says itself, and asks for with everything
 * else. An order that ends without being cancelled is news, too.
 */
export function newsVersion(order: Placed): string {
  const ends = [order.state, order.payment_state].filter(state => ENDS.includes(state))
  return digest({ document: orderDocument(order, { facts: ofMoney(factsOf(order)) }), ends })
}

function digest(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}

const ENDS: readonly string[] = ['expired', 'returned', 'refunded', 'partially_refunded']
const ofProgress = new Set(['Финальный статус', 'Статус заказа', 'Дата изменения статуса'])

function ofMoney(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !ofProgress.has(name)))
}

type Told = { facts?: Record<string, string>; counterpartyOf?: CounterpartyOf }

function orderDocument(order: Placed, { facts = factsOf(order), counterpartyOf = counterpartyId }: Told = {}): Element {
  const { day, time } = inKyiv(order.created_at)
  const { number, currency, eur_rate, sums, note } = order
  return element('Документ', [
    element('Ид', number),
    element('Номер', number),
    element('Дата', day),
    element('Время', time),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', currency),
    element('Курс', currency === 'EUR' ? money(eur_rate) : '1'),
    element('Сумма', money(sums.total)),
    element('Контрагенты', [buyer(order, counterpartyOf(order))]),
    element('Комментарий', note),
    element('Товары', netLines(order, itemsBack(order)).map(goods)),
    element('ЗначенияРеквизитов', Object.entries(facts).map(fact)),
  ])
}

function buyer(order: Placed, id: string): Element {
  const { customer, delivery, delivery_text } = order
  const { name, last_name, phone, email } = customer
  const whole = `${last_name} ${name}`.trim()
  const address =
    delivery.type === 'international'
      ? {
          'Почтовый индекс': delivery.postal_code,
          Страна: delivery.country,
          Регион: delivery.state,
          Город: delivery.city,
          Улица: delivery.address,
        }
      : { Страна: 'Україна' }
  return element('Контрагент', [
    element('Ид', id),
    element('Наименование', whole),
    element('Роль', 'Покупатель'),
    element('ПолноеНаименование', whole),
    element('Фамилия', last_name),
    element('Имя', name),
    element('АдресРегистрации', [
      element('Представление', delivery_text.uk),
      ...Object.entries(address).map(([type, value]) => typedElement('АдресноеПоле', type, value)),
    ]),
    element('Контакты', [typedElement('Контакт', 'Телефон рабочий', phone), typedElement('Контакт', 'Почта', email)]),
  ])
}

const piece = { Код: '796', НаименованиеПолное: 'Штука', МеждународноеСокращение: 'PCE' }

function goods({ id, article, title, count, price, back, isService }: NetLine): Element {
  const kind = isService ? 'Услуга' : 'Товар'
  return element('Товар', [
    element('Ид', id),
    article ? element('Артикул', article) : null,
    element('Наименование', title),
    element('БазоваяЕдиница', 'шт', piece),
    element('ЦенаЗаЕдиницу', money(price)),
    element('Количество', String(count)),
    element('Сумма', money(price * count)),
    element('ЗначенияРеквизитов', [
      fact(['ВидНоменклатуры', kind]),
      fact(['ТипНоменклатуры', kind]),
      back > 0 ? fact(['Количество возврата', String(back)]) : null,
    ]),
  ])
}

const finalStates: readonly string[] = ['completed', 'cancelled', 'returned', 'expired']

function factsOf(order: Placed): Record<string, string> {
  const { payment_state, payment_method, state, history, attempts } = order
  const attempt = attempts.findLast(attempt => isReceived(attempt) && attempt.change === undefined)
  const back = refundInDocument(order)
  const changed = history.at(-1)
  return {
    ...(attempt && {
      'Дата оплаты': moment(paymentTimeOf(history, attempt)),
      'Номер платежного документа': attempt.payment_id,
    }),
    'Метод оплаты': meansTexts.uk[receivedMeansOf(order) ?? payment_method],
    'Заказ оплачен': String(isPaid(payment_state)),
    ...(back > 0 && { 'Сумма возврата': money(back) }),
    'Доставка разрешена': String(isPaid(payment_state) && state !== 'cancelled'),
    Отменен: String(state === 'cancelled'),
    'Финальный статус': String(finalStates.includes(state)),
    'Статус заказа': statusText(state),
    ...(changed && { 'Дата изменения статуса': moment(changed.at) }),
  }
}

function fact([name, value]: [name: string, value: string]): Element {
  return element('ЗначениеРеквизита', [element('Наименование', name), element('Значение', value)])
}

function typedElement(name: string, type: string, value: string): Element {
  return element(name, [element('Тип', type), element('Значение', value)])
}

function money(amount: number): string {
  return (amount / 100).toFixed(2)
}

// Swedish writes days and times as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: KYIV, dateStyle: 'short', timeStyle: 'medium' })

function inKyiv(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = clock.format(moment).split(' ')
  return { day, time }
}

function moment(at: Date): string {
  return clock.format(at)
}
