import { newOrderAnswers } from '../new-order-fixture.ts'
import { field, type OfficeForm } from './form.ts'
import { changed } from './screen.ts'

/** A form of an action on an order, and what is written there. */
const ofOrder = (action: string, about: Pick<OfficeForm, 'form' | 'fields'> & Partial<OfficeForm>): OfficeForm => ({
  at: '/admin/orders?order=26-000042',
  opens: [`actions.${action}`],
  saves: `confirm.${action}`,
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

export const orderForms: readonly OfficeForm[] = [
  ofOrder('cancel', { form: 'a cancel', fields: reason('cancel') }),
  ofOrder('return_refuse', { form: 'a refusal of a return', fields: reason('return_refuse') }),
  ofOrder('manual_unpaid', { form: 'a mark that an order is not paid', fields: reason('manual_unpaid') }),
  ofOrder('manual_paid', {
    form: 'a mark that an order is paid',
    opens: ['actions.manual_paid', 'means.cash'],
    saves: /^(Позначити оплаченим|Mark as paid): .*4/,
    fields: reason('manual_paid', 'errors.source_required'),
  }),
  ofOrder('ship', {
    form: 'a parcel',
    fields: [field('step.tracking', '20450000000001', 'errors.tracking_required')],
  }),
  ofOrder('correct_tracking', {
    form: 'the right number of a parcel',
    fields: [field('step.rightTracking', '20450000000002', 'errors.tracking_required')],
    answers: answers => changed(answers, '/api/orders/get-full-info', 'order', { parts: [parcel] }),
  }),
  ofOrder('receive', { form: 'stock that came', fields: [field('step.howMany', '2')] }),
  ofOrder('refund', {
    form: 'a refund of all that is left',
    saves: /^(Повернути|Refund) .*4/,
    fields: reason('refund', 'errors.comment_required'),
  }),
  ofOrder('refund', {
    form: 'a refund of a sum',
    opens: ['actions.refund', 'refund.sum'],
    saves: /^(Повернути кошти|Give the money back|(Повернути|Refund) .*500.*)$/,
    fields: [field('refund.amount', '500'), ...reason('refund', 'errors.comment_required')],
  }),
  ofOrder('refund_request', {
    form: 'a request for a refund',
    role: 'manager',
    saves: /^(Попросити повернути|Ask to refund) .*4/,
    fields: reason('refund_request'),
  }),
  {
    form: 'an order that staff make',
    at: '/admin/orders/new',
    opens: ['newOrder.methods.self', { into: 'newOrder.find', typed: 'DR-1042', picks: /DR-1042-BUR-L/ }, /^36 \(S\)/],
    saves: 'newOrder.make',
    fields: [
      field('newOrder.name', 'Ірина'),
      field('newOrder.lastName', 'Мельник'),
      field('newOrder.phone', '67 111 22 33', 'errors.phone_required'),
      field('newOrder.shop', 'kyiv'),
    ],
    answers: answers => ({ ...answers, ...newOrderAnswers }),
  },
  ofOrder('refund_decline', { form: 'a refusal of a refund that was asked for', fields: reason('refund_decline') }),
]
