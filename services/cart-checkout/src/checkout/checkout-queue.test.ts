import { createCheckoutQueue } from './checkout-queue.ts'
import { createOnce } from './once.ts'

test('no more run at once than may, and all get their turn', async () => {
  const inTurn = createCheckoutQueue({ atOnce: 2, waitMs: 1000 })
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return most
  }

  await Promise.all(Array.from({ length: 9 }, () => inTurn(work)))

  expect([most, running]).toEqual([2, 0])
})

test('whoever waits too long hears "busy", and the others go on', async () => {
  const inTurn = createCheckoutQueue({ atOnce: 1, waitMs: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = inTurn(() => promise)

  await expect(inTurn(async () => 'never')).rejects.toMatchObject({ code: 'busy' })
  resolve('done')

  expect(await first).toBe('done')
  expect(await inTurn(async () => 'next')).toBe('next')
})

test('whoever waits looks whether it is worth it, and leaves when it is not; her turn goes to the next', async () => {
  const inTurn = createCheckoutQueue({ atOnce: 1, waitMs: 1000, lookAfterMs: [5] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = inTurn(() => promise)
  const soldOut = async () => {
    throw new Error('sold out')
  }

  const second = inTurn(async () => 'never', soldOut)
  const third = inTurn(
    async () => 'third',
    async () => {},
  )
  await expect(second).rejects.toThrow('sold out')
  resolve('first')

  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
})

test('a look that ends after the turn has come changes nothing', async () => {
  const inTurn = createCheckoutQueue({ atOnce: 1, waitMs: 1000, lookAfterMs: [0] })
  const [gate, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = inTurn(() => gate.promise)

  const second = inTurn(
    async () => 'bought',
    async () => {
      gate.resolve()
      await first
      looked.resolve()
      throw new Error('sold out')
    },
  )

  await looked.promise
  expect(await second).toBe('bought')
})

test('a checkout that fails leaves its place', async () => {
  const inTurn = createCheckoutQueue({ atOnce: 1, waitMs: 10 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await inTurn(async () => 'next')).toBe('next')
})

test('a double click is one piece of work, a later click another', async () => {
  const once = createOnce<number>()
  let count = 0
  const work = async () => ++count

  expect(await Promise.all([once('key', work), once('key', work), once('other', work)])).toEqual([1, 1, 2])
  expect(await once('key', work)).toBe(3)
})
