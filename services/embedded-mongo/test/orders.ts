import type { Document } from 'mongodb'
import { expectOutcome, outcomeOf, refusalWith, useDatabase } from './database.ts'
import { show } from './shelf.ts'

const orders: Document[] = [
  {
    _id: 1,
    customer: 'ada',
    status: 'paid',
    total: 100,
    at: new Date('2026-03-28T23:30:00.000Z'),
    lines: [
      { sku: 'A', count: 1, price: 60 },
      { sku: 'B', count: 2, price: 20 },
    ],
    address: { city: 'Київ' },
  },
  {
    _id: 2,
    customer: 'bob',
    status: 'new',
    total: 50,
    at: new Date('2026-03-29T00:30:00.000Z'),
    lines: [{ sku: 'A', count: 1, price: 50 }],
    address: { city: 'Львів' },
  },
  {
    _id: 3,
    customer: 'ada',
    status: 'paid',
    total: 25,
    at: new Date('2026-06-01T21:00:00.123Z'),
    lines: [],
    note: null,
  },
  { _id: 4, customer: null, status: 'new', total: null, at: null, lines: [{ sku: 'Z', count: 3 }] },
  { _id: 5, status: 'void', total: 'x', lines: 'none' },
  { _id: 6, customer: 'cy', status: 'paid', total: 7.5, tags: [['p'], 'q'], address: { city: null, zip: ['1', '2'] } },
]

const products: Document[] = [
  { _id: 'A', title: 'Сукня', tags: ['new'] },
  { _id: 'B', title: 'dress', tags: ['sale', 'new'] },
  { _id: 'C', title: 'coat', tags: [] },
  { _id: 'D', title: null },
  { _id: 'E', tags: null },
]

/** An expression is the same for all orders, or one value for each of the six; undefined stands for no field. */
type ExpressionCase = { of: unknown; is: unknown } | { of: unknown; each: unknown[] }

/** Answers pipelines on the orders. */
function openOrders() {
  const server = useDatabase(async db => {
    await db.collection<Document>('orders').insertMany(orders)
    await db.collection<Document>('products').insertMany(products)
  })
  return (pipeline: Document[]) => server().db.collection('orders').aggregate(pipeline).toArray()
}

export function describeExpressions(cases: ExpressionCase[]): void {
  const answerTo = openOrders()
  for (const { of, ...expected } of cases) {
    test(`computes ${show({ of })}`, async () => {
      const answers = new Map((await answerTo([{ $project: { value: of } }])).map(({ _id, value }) => [_id, value]))
      const values = 'each' in expected ? expected.each : orders.map(() => expected.is)
      expect(orders.map(({ _id }) => answers.get(_id))).toEqual(values)
    })
  }
}

/** In whatever order they come: no stage sorts. */
export function describePipelines(cases: [pipeline: Document[], gives: Document[]][]): void {
  const answerTo = openOrders()
  for (const [pipeline, gives] of cases) {
    test(`answers ${show(pipeline)}`, async () => expect(byText(await answerTo(pipeline))).toEqual(byText(gives)))
  }
}

function byText(documents: Document[]): Document[] {
  return documents.toSorted((one, other) => (show(one) < show(other) ? -1 : 1))
}

export function describeRefusedPipelines(cases: [pipeline: Document[], code: number][]): void {
  const answerTo = openOrders()
  for (const [pipeline, code] of cases) {
    test(`refuses ${show(pipeline)}`, async () => {
      expectOutcome(await outcomeOf(answerTo(pipeline)), refusalWith(code))
    })
  }
}
