import { fillMailDetails } from '@shop/service-kit/mail/shop-details'
import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import { type EmailName, emailNames } from '../order/email-names.ts'
import type { HistoryPayload } from '../order/history-row.ts'
import type { Order } from '../order/order.ts'
import { renderEmail } from './render-email.ts'

const shop = { phone: '+380 44 000 21 14', replyTo: 'care@levada.example', sender: { name: '', email: '' } }
const origin = 'https://levada.example'

function email(name: EmailName, about: Partial<Order> = {}, event = 'place 26-000001-1', payload: HistoryPayload = {}) {
  const order = anOrder({ attempts: [anAttempt()], ...about })
  const row = { at: noon, event, from: null, to: 'paid', who: 'shop', payload }
  const rendered = renderEmail('id', { email: name, order, row, origin, now: noon, code: '042137' })
  return fillMailDetails(rendered, shop)
}

test('the email of an order that waits for money says what, how much, until when, and where to pay', () => {
  const { to, subject, text, html } = email('created')

  expect(to).toBe('olena@example.com')
  expect(subject).toBe('Замовлення № 26-000001 чекає на оплату')
  for (const body of [text, html]) {
    expect(body).toContain('відклали речі для вас до 21 листопада, 14:30 за Києвом')
    expect(body).toContain('https://levada.example/payment/26-000001-aaaaaaaaaaaaa')
    expect(body).toContain('Сукня')
    expect(body).toContain('9 980 ₴'.replaceAll(' ', '\u00A0'))
  }
})

test('the email of an order that waits for money is written in English and in euros', () => {
  const { subject, text, locale } = email('created', { locale: 'en', currency: 'EUR' })

  expect([subject, locale]).toEqual(['Order 26-000001 is waiting for payment', 'en'])
  expect(text).toContain('until 21 November, 14:30 Kyiv time')
  expect(text).toContain('Dress, 36 (S) · 2 items: €9,980.00')
})

test.each(emailNames.flatMap(name => [[name, 'uk'] as const, [name, 'en'] as const]))(
  'the email %s in %s is complete',
  (name, locale) => {
    const { subject, html, text } = email(name, { locale })

    expect(subject).toContain('26-000001')
    expect(html).toContain(`lang="${locale}"`)
    expect(html + text).not.toMatch(/\{\{|undefined|NaN|\[object/)
    if (locale === 'en') expect(html + text).not.toMatch(/\p{Script=Cyrillic}/u)
  },
)

test.each([
  ['uk', 28, 56, '4–8 тижнів'],
  ['uk', 3, 4, '3–4 дні'],
  ['uk', 7, 21, '1–3 тижні'],
  ['en', 3, 7, '3–7 days'],
  ['en', 7, 7, '1 week'],
] as const)(
  'the emails of a parcel abroad say how long it is on the way (%s, %i to %i days)',
  (locale, days_min, days_max, said) => {
    const service = 'ukrposhta'
    const delivery = {
      type: 'international',
      country: 'PL',
      service,
      state: 'M',
      city: 'W',
      address: 'A',
      postal_code: '0',
    } as const
    const order = { locale, delivery, transit: { country: 'PL', service, days_min, days_max } }

    expect(email('paid', order).text).toContain(said)
    expect(email('shipped', order, 'ship').text).toContain(said)
    expect(email('paid', { ...order, delivery: { ...delivery, service: 'nova-poshta' } }).text).not.toContain(said)
  },
)

test('nothing that a customer typed becomes part of the page, and no more of it than the address of delivery is there', () => {
  const evil = '<img src=x onerror=alert(1)>{{total}}'
  const { html, text, subject } = email('paid', {
    customer: { name: evil, last_name: evil, phone: '+380671234567', email: 'olena@example.com' },
    delivery_text: { uk: evil, en: evil },
    note: 'a secret note',
  })

  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{{total}}')
  expect(subject + html + text).not.toMatch(/671234567|a secret note|olena@/)
})

test('a refusal offers another try while the items are reserved, and says so when they are not', () => {
  expect(email('declined').text).toContain('Спробуйте ще раз')
  expect(email('declined', { state: 'expired' }).text).toContain('речі знову в продажу')
})

test('a refund names what went back, in the currency of the card', () => {
  const back = email('refunded', {}, 'gateway_partly_refunded 26-000001-1 499000')

  expect(back.text).toContain(
    'Ми повернули 4 990 ₴'.replaceAll(' ', '\u00A0').replace('Ми\u00A0повернули\u00A0', 'Ми повернули '),
  )
})

const nobreak = (text: string) => text.replaceAll(' ', '\u00A0')

test('money that came after the cancellation returns by itself, says the email in the currency of the card', () => {
  const euros = { currency: 'EUR', state: 'cancelled', payment_state: 'refund_in_processing' } as const
  const { text, subject } = email('paid_late_money_returns', euros, 'paid_late 26-000001-1')

  expect(subject).toContain('гроші повертаються')
  expect(text).toContain(`списав ${nobreak('9 980 ₴')}`)
  expect(text).toContain('Вам нічого не треба робити')
})

test('a cancellation claims nothing about the money before the bank has told it', () => {
  const silent = { state: 'cancelled', cancel_requested: { at: noon, who: 'customer' } } as const
  for (const locale of ['uk', 'en'] as const) {
    const { text, html } = email('cancelled', { ...silent, locale })
    expect(text + html).not.toMatch(/nothing was charged|не списували/i)
    expect(text).toMatch(/goes back to your card by itself|сама повернеться на вашу картку/)
  }
})

test('a cancellation that the bank knows of says that nothing was charged', () => {
  const attempts = [anAttempt(1, { state: 'declined' })]
  expect(email('cancelled', { state: 'cancelled', attempts, locale: 'en' }).text).toContain('Nothing was charged')
})

test('a customer who pays in euros reads in every email how much it is in hryvnias', () => {
  const attempts = [anAttempt(1, { state: 'approved' })]
  const { text, html } = email('paid', { currency: 'EUR', locale: 'en', attempts })

  expect(text).toContain('In hryvnias: UAH\u00a09,980')
  expect(html).toContain('In hryvnias')
  expect(email('paid', { locale: 'en' }).text).not.toContain('In hryvnias')
})

test('a parcel leads to its carrier, and the order is one link away', () => {
  const { text, html } = email('shipped', { locale: 'en' }, 'ship', { tracking: '20450123456789' })

  for (const body of [text, html]) {
    expect(body).toContain('novaposhta.ua')
    expect(body).toContain('https://levada.example/payment/26-000001-aaaaaaaaaaaaa')
  }
  expect(html).toContain('View your order')
})

test('an email whose button leads to the order has no second link to it', () => {
  const { html } = email('paid', { locale: 'en' })
  expect(html.split('/payment/26-000001-aaaaaaaaaaaaa')).toHaveLength(2)
})

test('a return names the items that go back, and how many of them', () => {
  const [line] = anOrder().lines
  const lines = line ? [line, { ...line, size: '40 (L)' }] : []
  const back = lines.slice(0, 1).map(({ article, size, bundle }) => ({ article, size, bundle, count: 1 }))
  const { text } = email('return_asked', { lines }, 'return_request', { lines: back })

  expect(text).toContain('36 (S) · 2 шт. · повернення: 1 шт.')
  expect(text).toContain('40 (L) · 2 шт.: ')
})

test('the email about a shipment with some items of the order names what is in it', () => {
  const [line] = anOrder().lines
  const lines = line ? [line, { ...line, size: '40 (L)' }] : []
  const packed = lines.slice(0, 1).map(({ article, size, bundle, count }) => ({ article, size, bundle, count }))
  const { text } = email('shipped', { lines, locale: 'en' }, 'ship_part', { lines: packed })

  expect(text).toContain('36 (S) · 2 items · in this parcel')
  expect(text).toContain('40 (L) · 2 items · not in this parcel')
})

test('an email names the height beside the size where there is one', () => {
  const lines = anOrder().lines.map(line => ({ ...line, height: '170-177' }))

  expect(email('paid', { lines }).text).toContain('36 (S) · зріст 170–177 см · 2 шт.')
  expect(email('paid', { lines, locale: 'en' }).text).toContain('36 (S) · height 170–177 cm · 2 items')
  expect(email('paid').text).toContain('36 (S) · 2 шт.')
})

test('an email names the colour of a line, which its title does not, where it has one', () => {
  const lines = anOrder().lines.map(line => ({ ...line, color: { uk: 'Бордовий', en: 'Burgundy' } }))

  expect(email('paid', { lines }).text).toContain('Бордовий · 36 (S) · 2 шт.')
  expect(email('paid', { lines, locale: 'en' }).text).toContain('Burgundy · 36 (S) · 2 items')
  expect(email('paid').text).not.toContain('undefined')
})

test('a pre-order says from when it ships; a pick-up, that the shop will write when it is there', () => {
  const [line] = anOrder().lines
  const { text } = email('paid', { lines: line ? [{ ...line, preorder: '2026-12-05' }] : [] })

  expect(text).toContain('передзамовлення, від 5 грудня')
  expect(text).toContain('Напишемо, коли замовлення чекатиме на вас у магазині.')
})

test('pictures come from the shop itself, in a form that every mail program knows', () => {
  const [line] = anOrder().lines
  const { html } = email('created', { lines: line ? [{ ...line, picture: 'wrap-dress' }] : [] })

  expect(html).toContain('src="https://levada.example/images/wrap-dress/320.jpeg"')
})

test.each(emailNames)('the email "%s" makes a link of nothing that the customer typed, and keeps our own', name => {
  const evil = 'Кур’єр, Київ, http://evil.example/pay www.evil.com t.me/x a@evil.co'
  const { subject, text, html } = email(name, { delivery_text: { uk: evil, en: evil } })

  for (const part of [subject, text, html]) expect(part).not.toMatch(/http:\/\/evil|evil\.\S|www\.evil|t\.me|a@\S/)
  expect(text).toContain('http: / /evil. example/pay')
  expect(text).toContain('https://levada.example/payment/26-000001-aaaaaaaaaaaaa')
})

test.each([
  ['uk', 'Знижка за промокодом SPRING15: −1 497 ₴', 'безкоштовно з промокодом SHIP'],
  ['en', 'Promo code SPRING15: −UAH 1,497', 'free with promo code SHIP'],
] as const)('an email in %s names the code by which the order is cheaper', (locale, discount, delivery) => {
  const { sums } = anOrder()
  const customer = ['email olena@example.com']
  const reduced = { ...sums, discount: 149_700, promo_discount: 149_700, discount_kind: 'promo' as const }
  const gift = { kind: 'percent', percent: 15 } as const
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')

  const goods = email('paid', { locale, sums: reduced, promo: { code: 'SPRING15', gift, customer } })
  expect(plain(goods.text)).toContain(discount)

  const free = email('paid', { locale, promo: { code: 'SHIP', gift: { kind: 'free_delivery' }, customer } })
  expect(plain(free.text)).toContain(delivery)
})
