import {
  LONGEST_EMAIL,
  LONGEST_SMS,
  LONGEST_SUBJECT,
  messageTemplates,
} from '@shop/contracts/staff/orders/order-messages'
import { anOrder, anOrderLine, noon } from '../../test/an-order.ts'
import { requirePlaced } from '../order/order-states.ts'
import { messageDrafts, offeredTemplates } from './message-drafts.ts'

const origin = 'https://levada.example'
const pickUp = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const
const later = new Date(noon.getTime() + 60_000)
const placed = (about: Parameters<typeof anOrder>[0] = {}) =>
  requirePlaced(anOrder({ state: 'awaiting_payment', reserved_until: later, delivery: pickUp, ...about }))

test.each(['uk', 'en'] as const)('every template in %s is filled in and fits its limits', locale => {
  const title = { uk: 'Сукня міді', en: 'Midi dress' }
  const drafts = messageDrafts(
    placed({ locale, delivery_text: { uk: 'Хрещатик, 1', en: '1 Khreshchatyk St' }, lines: [anOrderLine({ title })] }),
    { now: noon, origin },
  )

  expect(drafts.map(({ template }) => template)).toEqual([...messageTemplates])
  for (const { subject, email, sms } of drafts) {
    expect(subject + email + sms).not.toMatch(/undefined|NaN|\[object|\{\{/)
    expect(subject.length).toBeLessThanOrEqual(LONGEST_SUBJECT)
    expect(email.length).toBeLessThanOrEqual(LONGEST_EMAIL)
    expect(sms.length).toBeLessThanOrEqual(LONGEST_SMS)
    if (locale === 'en') expect(subject + sms).not.toMatch(/\p{Script=Cyrillic}/u)
  }
})

test('a pay link is offered while the order can be paid, and the shop to collect from where it is collected', () => {
  expect(offeredTemplates(placed(), noon)).toEqual(expect.arrayContaining(['ready', 'pay_link']))
  expect(offeredTemplates(placed({ reserved_until: noon }), noon)).not.toContain('pay_link')
  expect(offeredTemplates(placed({ state: 'paid' }), noon)).not.toContain('pay_link')
  const post = { type: 'ukraine', delivery_method_option: 'post', area: 'a', city: 'c', post_office: 'p' } as const
  expect(offeredTemplates(placed({ delivery: post }), noon)).not.toContain('ready')
})

test('a name that holds an address of a site makes no link', () => {
  const customer = { name: 'evil.example', last_name: 'Х', phone: '+380671234567', email: 'a@example.com' }
  expect(messageDrafts(placed({ customer }), { now: noon, origin })[0]?.email).not.toContain('evil.example')
})
