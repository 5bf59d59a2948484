import { type AnyEndpoint, onlyReads, type StaffRight } from '@shop/contracts/endpoint'
import { type Input, sampleInput } from '@shop/testing/sample'
import { callOf, forwardedCall, forwardedCalls, sendCall } from '../../test/forwarded-calls.ts'
import { startApi } from '../../test/start-api.ts'
import { answerOf } from '../../test/stub-owners.ts'
import { rightsOf } from '../staff/staff.ts'

const key = '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d'
const roles = ['manager', 'content', 'accountant', 'owner'] as const

let api: Awaited<ReturnType<typeof startApi>>
let browsers: Record<(typeof roles)[number], Awaited<ReturnType<typeof api.openConfirmed>>>

beforeAll(async () => {
  api = await startApi()
  const opened = []
  for (const role of roles) opened.push([role, await api.openConfirmed(role)] as const)
  browsers = Object.fromEntries(opened) as typeof browsers
})
beforeEach(async () => {
  await api.db.collection('audit').deleteMany({})
  api.asked.length = 0
})
const entries = () => api.db.collection('audit').find().toArray()

/** The first role, the owner last, that has the right or lacks it. */
function roleThat(has: 'has' | 'lacks', { access }: AnyEndpoint) {
  const right = access.replace('staff:', '') as StaffRight
  return roles.find(role => rightsOf({ role }).includes(right) === (has === 'has'))
}

test.each(forwardedCalls.map(endpoint => [callOf(endpoint), endpoint] as const))(
  '%s is refused to guests and to staff without its right, and its owner is not asked',
  async (_, endpoint) => {
    const [lacks, input] = [roleThat('lacks', endpoint), sampleInput(endpoint)]
    if (!lacks) throw new Error('every role has the right')

    expect((await sendCall(api.open(), endpoint, input, key)).status).toBe(401)
    expect((await sendCall(browsers[lacks], endpoint, input, key)).status).toBe(403)
    expect([api.asked, await entries()]).toEqual([[], []])
  },
)

/** What the contract makes of an input. */
const parsed = (endpoint: AnyEndpoint, { params, query, body }: Input) => ({
  ...(endpoint.params && { params: endpoint.params.parse(params) }),
  ...(endpoint.query && { query: endpoint.query.parse(query) }),
  ...(endpoint.body && { body: endpoint.body.parse(body) }),
})

test.each(forwardedCalls.map(endpoint => [callOf(endpoint), endpoint] as const))(
  '%s is handed to its owner with what was asked and the name of who asked; what only reads stands in no log',
  async (call, endpoint) => {
    const [role, input] = [roleThat('has', endpoint) ?? 'owner', sampleInput(endpoint)]

    const answer = await sendCall(browsers[role], endpoint, input, key)

    expect(answer.status).toBe(endpoint.success ?? 200)
    const idempotencyKey = endpoint.idempotent ? key : ''
    const by = { owner: endpoint.owner, call, who: `${role}-of-test`, idempotencyKey }
    expect(api.asked).toMatchObject([{ ...by, ...parsed(endpoint, input) }])
    if (endpoint.file) expect(api.asked[0]?.file).toEqual(Buffer.alloc(100, 7))
    if (!endpoint.csv) expect(answer.body).toEqual({ status: true, ...Object(answerOf(endpoint)) })
    expect((await entries()).length).toBe(onlyReads(endpoint) ? 0 : 1)
  },
)

test.each(forwardedCalls.filter(({ csv }) => csv).map(endpoint => [callOf(endpoint), endpoint] as const))(
  '%s comes as a file, part by part',
  async (_, endpoint) => {
    const { headers, text } = await sendCall(browsers.owner, endpoint, sampleInput(endpoint), key)

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="rows.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    // The mark of the byte order is not part of a text that was read.
    expect(text).toBe('one\r\ntwo\r\n')
  },
)

test.each(forwardedCalls.filter(({ idempotent }) => idempotent).map(endpoint => [callOf(endpoint), endpoint] as const))(
  '%s without its key is refused: it could come twice',
  async (_, endpoint) => {
    const { status, body } = await sendCall(browsers.owner, endpoint, sampleInput(endpoint), null)

    expect([status, body.error?.fields, api.asked]).toEqual([400, { 'Idempotency-Key': 'required' }, []])
  },
)

test.each(forwardedCalls.flatMap(endpoint => (endpoint.file ? [[callOf(endpoint), endpoint.file] as const] : [])))(
  '%s takes neither another kind of file nor a larger one',
  async (call, { types, maxBytes }) => {
    const path = call.split(' ')[1] ?? ''
    const send = (body: Buffer, type = '') =>
      browsers.owner.send('POST', path, { body, headers: { 'content-type': type } })

    expect((await send(Buffer.alloc(9), 'application/pdf')).status).toBe(415)
    expect((await send(Buffer.alloc(maxBytes + 1), types[0])).status).toBe(413)
    expect(api.asked).toEqual([])
  },
)

test.each<[call: string, typed: Partial<Input>, tidied: object]>([
  [
    'POST /api/admin/orders/:number/ship',
    { body: { tracking: ' 20450123456789 ' } },
    { body: { tracking: '20450123456789' } },
  ],
  ['POST /api/admin/promo-codes', { body: { code: ' zyma-15 ' } }, { body: { code: 'ZYMA-15' } }],
  ['DELETE /api/admin/promo-codes/:code', { params: { code: 'levada10' } }, { params: { code: 'LEVADA10' } }],
])('%s with %j reaches the owner tidied', async (call, typed, tidied) => {
  const valid = sampleInput(forwardedCall(call))
  const input = { ...valid, params: { ...valid.params, ...typed.params }, body: { ...valid.body, ...typed.body } }
  await sendCall(browsers.owner, forwardedCall(call), input, key)

  expect(api.asked).toMatchObject([tidied])
})
