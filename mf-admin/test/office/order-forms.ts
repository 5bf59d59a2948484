import { changeableFixture, changePreviewFixture } from '../changed-order-fixture.ts'
import { newOrderAnswers } from '../new-order-fixture.ts'
import { field, form, type OfficeForm } from './form.ts'
import { changed } from './screen.ts'

/** A form of an action on an order, and what is written there. */
const ofOrder = (action: string, name: string, fields: OfficeForm['fields'], about: Partial<OfficeForm> = {}) => ({
  ...form(name, '/admin/orders?order=26-000042', `confirm.${action}`, fields, { opens: [`actions.${action}`] }),
  ...about,
})

const reason = (action: string, message = 'errors.reason_required') => [
  field(`reason.${action}`, 'Так домовилися', message),
]

const parcel = {
  at: '2026-11-21T10:00:00.000Z',
  who: 'olena',
  tracking: '20450000000001',
  link: null,
  lines: [],
  is_correctable: true,
}

const emptyDrafts = {
  locale: 'uk',
  email: 'olena@example.com',
  phone: '+380671234567',
  left: { email: 5, sms: 3 },
  drafts: [{ template: 'free', subject: '', email: '', sms: '' }],
}

export const orderForms: readonly OfficeForm[] = [
  form(
    'a message to the customer',
    '/admin/orders?order=26-000042',
    'message.send',
    [field('message.subject', 'Затримка', 'errors.subject_required'), field('message.text', 'Надішлемо завтра')],
    {
      opens: ['message.write'],
      answers: answers => ({ ...answers, '/api/admin/orders/:number/messages': emptyDrafts }),
    },
  ),
  ofOrder('cancel', 'a cancel', reason('cancel')),
  ofOrder('refuse_change', 'a refusal of a change', reason('refuse_change')),
  ofOrder('return_refuse', 'a refusal of a return', reason('return_refuse')),
  ofOrder('manual_unpaid', 'a mark that an order is not paid', reason('manual_unpaid')),
  ofOrder('manual_paid', 'a mark that an order is paid', reason('manual_paid', 'errors.source_required'), {
    opens: ['actions.manual_paid', 'means.cash'],
    saves: /^(Позначити оплаченим|Mark as paid): .*4/,
  }),
  ofOrder('ship', 'a parcel', [field('step.tracking', '20450000000001', 'errors.tracking_required')]),
  ofOrder(
    'correct_tracking',
    'the right number of a parcel',
    [field('step.rightTracking', '20450000000002', 'errors.tracking_required')],
    { answers: answers => changed(answers, '/api/orders/get-full-info', 'order', { parts: [parcel] }) },
  ),
  ofOrder(
    'change',
    'a change of an order',
    [
      field('newOrder.name', 'Ірина'),
      field('newOrder.lastName', 'Мельник'),
      field('newOrder.phone', '67 111 22 33', 'errors.phone_required'),
    ],
    {
      answers: answers => ({
        ...changed(answers, '/api/orders/get-full-info', 'order', { changeable: changeableFixture }),
        '/api/admin/orders/:number/change/preview': { preview: changePreviewFixture },
      }),
    },
  ),
  ofOrder('receive', 'stock that came', [field('step.howMany', '2')]),
  ofOrder('refund', 'a refund of all that is left', reason('refund', 'errors.comment_required'), {
    saves: /^(Повернути|Refund) .*4/,
  }),
  ofOrder(
    'refund',
    'a refund of a sum',
    [field('refund.amount', '500'), ...reason('refund', 'errors.comment_required')],
    {
      opens: ['actions.refund', 'refund.sum'],
      saves: /^(Повернути кошти|Give the money back|(Повернути|Refund) .*500.*)$/,
    },
  ),
  ofOrder('refund_request', 'a request for a refund', reason('refund_request'), {
    role: 'manager',
    saves: /^(Попросити повернути|Ask to refund) .*4/,
  }),
  form(
    'an order that staff make',
    '/admin/orders/new',
    'newOrder.make',
    [
      field('newOrder.name', 'Ірина'),
      field('newOrder.lastName', 'Мельник'),
      field('newOrder.phone', '67 111 22 33', 'errors.phone_required'),
      field('newOrder.shop', 'kyiv'),
    ],
    {
      opens: [
        'newOrder.methods.self',
        { into: 'newOrder.find', typed: 'DR-1042', picks: /DR-1042-BUR-L/ },
        /^36 \(S\)/,
      ],
      answers: answers => ({ ...answers, ...newOrderAnswers }),
    },
  ),
  ofOrder('refund_decline', 'a refusal of a refund that was asked for', reason('refund_decline')),
]
