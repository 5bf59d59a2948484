import { KYIV } from '@shop/calendar/kyiv-days'
import type { Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { refundedSoFar } from '../order/refund.ts'
import { type NetLine, netLines } from './net-lines.ts'
import { statusText } from './order-status.ts'
import { type Element, type Encoding, element, writeXml } from './xml.ts'

/** The version of CommerceML that is written. */
export const SCHEMA = '2.08'

/** Orders as 1C imports them: CommerceML 2, all texts in Ukrainian, whatever customers typed escaped. */
export function ordersXml(orders: readonly Placed[], encoding: Encoding, now: Date): Buffer {
  const { day, time } = inKyiv(now)
  const about = { ВерсияСхемы: SCHEMA, ДатаФормирования: `${day}T${time}` }
  return writeXml(element('КоммерческаяИнформация', orders.map(orderDocument), about), encoding)
}

function orderDocument(order: Placed): Element {
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
    element('Контрагенты', [buyer(order)]),
    element('Комментарий', note),
    element('Товары', netLines(order).map(goods)),
    element('ЗначенияРеквизитов', Object.entries(factsOf(order)).map(fact)),
  ])
}

function buyer({ number, customer_id, customer, delivery, delivery_text }: Placed): Element {
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
    element('Ид', customer_id ? `u-${customer_id}` : `g-${number}`),
    element('Наименование', whole),
    element('Роль', 'Покупатель'),
    element('ПолноеНаименование', whole),
    element('Фамилия', last_name),
    element('Имя', name),
    element('АдресРегистрации', [
      element('Представление', delivery_text.uk),
      ...Object.entries(address).map(([type, value]) => typed('АдресноеПоле', type, value)),
    ]),
    element('Контакты', [typed('Контакт', 'Телефон рабочий', phone), typed('Контакт', 'Почта', email)]),
  ])
}

const piece = { Код: '796', НаименованиеПолное: 'Штука', МеждународноеСокращение: 'PCE' }

function goods({ id, article, title, count, price, isService }: NetLine): Element {
  const kind = isService ? 'Услуга' : 'Товар'
  return element('Товар', [
    element('Ид', id),
    article ? element('Артикул', article) : null,
    element('Наименование', title),
    element('БазоваяЕдиница', 'шт', piece),
    element('ЦенаЗаЕдиницу', money(price)),
    element('Количество', String(count)),
    element('Сумма', money(price * count)),
    element('ЗначенияРеквизитов', [fact(['ВидНоменклатуры', kind]), fact(['ТипНоменклатуры', kind])]),
  ])
}

const methods = { card: 'Картка', google_pay: 'Google Pay', apple_pay: 'Apple Pay' } as const
const finalStates: readonly string[] = ['completed', 'cancelled', 'returned', 'expired']

function factsOf(order: Placed): Record<string, string> {
  const { payment_state, payment_method, state, history, attempts } = order
  const paid = history.findLast(({ to }) => to === 'approved')
  const attempt = attempts.findLast(({ state }) => state === 'approved' || state === 'refunded')
  const back = refundedSoFar(order)
  const changed = history.at(-1)
  return {
    ...(paid && { 'Дата оплаты': moment(paid.at) }),
    ...(attempt && { 'Номер платежного документа': attempt.payment_id }),
    'Метод оплаты': methods[payment_method],
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

function typed(name: string, type: string, value: string): Element {
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
