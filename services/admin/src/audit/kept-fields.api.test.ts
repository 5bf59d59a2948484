import { type Input, sampleInput } from '@shop/testing/sample'
import { forwardedCall, sendCall } from '../../test/forwarded-calls.ts'
import { startApi } from '../../test/start-api.ts'

const key = '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d'
/** What the owner tells of a change, beside texts about a customer. */
const states = { before: { status: 'unpaid', note: 'Олена' }, after: { status: 'approved', note: 'Олена' } }

test.each<[call: string, asked: Partial<Input>, kept: object | undefined]>([
  ['POST /api/admin/orders/:number/ship', { body: { tracking: '20450123456789' } }, { tracking: '20450123456789' }],
  ['POST /api/admin/orders/:number/cancel', { body: { reason: 'Олена передумала' } }, undefined],
  [
    'POST /api/admin/orders/:number/refund',
    { body: { delivery: true, refunded_so_far: 120, comment: 'Олена' } },
    { delivery: true, refunded_so_far: 120 },
  ],
  [
    'PUT /api/admin/third-party-orders/:number',
    { body: { do: 'mark_paid', means: 'transfer', reason: 'Олена переказала' } },
    { means: 'transfer' },
  ],
  ['POST /api/admin/customers/:id/notes', { body: { text: 'Олена любить льон' } }, undefined],
  ['POST /api/admin/customers/:id/anonymise', { body: { confirmation: 'Олена Коваль' } }, undefined],
  [
    'PUT /api/admin/customers/:id/birth-date',
    { body: { birth_date: '11.05.1991', reason: 'за паспортом' } },
    { birth_date: '11.05.1991', reason: 'за паспортом' },
  ],
  ['POST /api/admin/customers/exports', { body: { level: '5', search: 'Олена', language: 'uk' } }, { level: '5' }],
  [
    'POST /api/admin/orders/exports',
    { body: { filter: { search: 'Олена', tab: 'to_pack', paid: true }, language: 'uk' } },
    { filter: { tab: 'to_pack', paid: true } },
  ],
  [
    'PUT /api/admin/products/by-article/:article/stock',
    { body: { changes: [{ size: '36 (S)', by: 5 }], reason: 'Постачання' } },
    { changes: [{ size: '36 (S)', by: 5 }], reason: 'Постачання' },
  ],
])('of %s with %j the log keeps %j, and no word about a customer', async (call, asked, kept) => {
  const tell = ({ body }: { body?: unknown }) => ({
    change: { action: 'told', subject: 'c1', asked: body, ...(call.includes('products') ? {} : states) },
  })
  const { openConfirmed, db } = await startApi({}, { [call]: tell })
  const endpoint = forwardedCall(call)
  const input = { ...sampleInput(endpoint), ...asked }

  const { status } = await sendCall(await openConfirmed('owner'), endpoint, input, key)

  expect(status).toBe(endpoint.success ?? 200)
  const entry = await db.collection('audit').findOne({ action: 'told' })
  expect([entry?.subject, entry?.asked]).toEqual(['c1', kept])
  expect(JSON.stringify(entry)).not.toContain('Олена')
})
