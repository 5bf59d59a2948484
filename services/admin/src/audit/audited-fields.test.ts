import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { auditedChange, auditedPart } from './audited-fields.ts'

test('of what was asked only the fields that the contract names are kept', () => {
  const asked = {
    amount: 10,
    comment: 'для Олени',
    which: { by: 'filter', filter: { tab: 'to_pack', search: 'Олена' } },
  }
  const audited = ['amount', 'which.by', 'which.filter.tab', 'which.numbers', 'amount.of']

  expect(auditedPart({ audited }, asked)).toEqual({ amount: 10, which: { by: 'filter', filter: { tab: 'to_pack' } } })
})

test('of a contract that names no fields nothing is kept, and of one about goods alone all of it', () => {
  expect(auditedPart({}, { text: 'Олена' })).toBeUndefined()
  expect(auditedPart({ audited: 'all' }, { title: 'Сукня' })).toEqual({ title: 'Сукня' })
})

test('what an owner reports of a change is cut in the same way, before and after too', () => {
  const states = { order_status: 'paid', payment_status: 'approved' }
  const change = { action: 'order_comment', subject: '26-000001', asked: { comment: 'Олена' }, before: states }

  expect(auditedChange(updateCommentEndpoint, { ...change, after: { ...states, comment: 'Олена' } })).toEqual({
    action: 'order_comment',
    subject: '26-000001',
    before: states,
    after: states,
  })
})

test('what was not there before is kept as such', () => {
  expect(auditedChange({ audited: ['total'] }, { action: 'order_make', before: null, after: { total: 1 } })).toEqual({
    action: 'order_make',
    before: null,
    after: { total: 1 },
  })
})

test('every call by which staff change something says what the audit log may keep of it', () => {
  const undecided = publicEndpoints.filter(({ action, audited }) => action !== undefined && audited === undefined)

  expect(undecided.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
