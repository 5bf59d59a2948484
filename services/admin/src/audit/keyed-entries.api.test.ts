import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { forServices } from '@shop/contracts/parts'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Written } from '@shop/service-kit/between-services/staff-calls'
import { NothingDone } from '@shop/service-kit/calls/nothing-done'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/orders/26-000042/refund'
/** Free text is not kept. */
const recorded = { delivery: true, refunded_so_far: 120 }
const wish = { ...recorded, comment: 'Пошкоджена коробка' }
const after = { payment_id: '26-000042-1', amount: 4580, state: 'done' }
const refunded = {
  answer: { order: fullOrderFixture() },
  change: { action: 'order_refund', subject: '26-000042', asked: wish, before: { refunded_so_far: 120 }, after },
}
const nothingDone = () => new NothingDone(new ShopError('refund_changed', { refunded_so_far: 120 }))

/** A checkout that answers as it is told, call by call. */
async function startWith(...answers: (() => Promise<unknown>)[]) {
  const asked = { count: 0 }
  const client: InternalClient = {
    ...createInternalClient({ calls: createInternalCalls() }),
    async write() {
      asked.count += 1
      return (await answers.shift()?.()) as Written<never>
    },
  }
  const { openAs, db } = await startApi({ ask: forServices(() => client) })
  const [accountant, owner] = [await openAs('accountant'), await openAs('owner')]
  const key = randomUUID()
  return {
    db,
    /** Ends once the checkout was asked so often. */
    asked: (count: number) => until(async () => asked.count === count),
    entries: () => db.collection('audit').find({ action: 'order_refund' }).toArray(),
    refund: async (json: object = wish, who = accountant, to = path) => {
      const { status, body } = await who.send('POST', to, { json, headers: { 'Idempotency-Key': key } })
      return [status, body.error?.code]
    },
    owner,
  }
}

/** Something that a test lets end when it wants. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
const made = async () => refunded
const refuses = async () => Promise.reject(nothingDone())
const isLost = async () => Promise.reject(new ShopError('busy'))

const completed = { subject: '26-000042', who: 'accountant-of-test', before: { refunded_so_far: 120 }, after }

test('a refund whose twin is refused keeps its entry: the twin did nothing, the other gave the money back', async () => {
  const [first, second] = [gate(), gate()]
  const { refund, entries, asked } = await startWith(
    () => first.opened.then(refuses),
    () => second.opened.then(made),
  )
  const refused = refund()
  await asked(1)
  const done = refund()
  await asked(2)
  first.open()
  expect(await refused).toEqual([409, 'refund_changed'])
  second.open()
  expect(await done).toEqual([200, undefined])

  const kept = await entries()
  expect(kept).toMatchObject([completed])
  expect(kept[0]).not.toHaveProperty('outcome')
  expect(kept[0]).not.toHaveProperty('open_calls')
})

test('an entry goes once every call under its key was told that nothing was done, and the key is free again', async () => {
  const [first, second] = [gate(), gate()]
  const { refund, entries, asked } = await startWith(
    () => first.opened.then(refuses),
    () => second.opened.then(refuses),
    made,
  )
  const both = [refund(), refund()]
  await asked(2)
  first.open()
  second.open()
  await Promise.all(both)
  expect(await entries()).toEqual([])

  expect(await refund({ ...wish, delivery: false })).toEqual([200, undefined])
  expect(await entries()).toMatchObject([{ ...completed }])
})

test('a refusal that does not say that nothing was done leaves the entry, and a repeat completes it', async () => {
  const { refund, entries } = await startWith(async () => Promise.reject(new ShopError('illegal_transition')), made)

  expect(await refund()).toEqual([409, 'illegal_transition'])
  expect(await entries()).toMatchObject([{ outcome: 'unknown', asked: recorded }])
  expect(await refund()).toEqual([200, undefined])
  expect(await entries()).toMatchObject([completed])
})

test.each<[string, () => Promise<unknown>]>([
  ['was made', made],
  ['got no answer', isLost],
])(
  'the key of a refund that %s is good for no other body, order or person, and the checkout is not asked',
  async (_, first) => {
    const { refund, entries, owner } = await startWith(first)
    await refund()

    const conflict = [409, 'idempotency_conflict']
    expect(await refund({ ...wish, delivery: false })).toEqual(conflict)
    expect(await refund(wish, undefined, path.replace('26-000042', '26-000043'))).toEqual(conflict)
    expect(await refund(wish, owner)).toEqual(conflict)
    expect(await entries()).toMatchObject([{ who: 'accountant-of-test', subject: '26-000042', asked: recorded }])
  },
)

test('a repeat of what is recorded as done changes nothing of the entry, also when it is refused', async () => {
  const { refund, entries } = await startWith(made, made, refuses)
  await refund()
  const first = await entries()
  await refund()
  await refund()

  expect(await entries()).toEqual(first)
})

test('what was done is written down also when the entry of its beginning is gone', async () => {
  const way = gate()
  const { refund, entries, db, asked } = await startWith(() => way.opened.then(made))
  const done = refund()
  await asked(1)
  await db.collection('audit').deleteMany({ action: 'order_refund' })
  way.open()
  await done

  const [entry] = await entries()
  expect(entry).toMatchObject(completed)
  expect(entry).not.toHaveProperty('outcome')
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}
