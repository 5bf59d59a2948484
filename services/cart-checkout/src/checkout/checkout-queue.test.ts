import { createCheckoutQueue } from './checkout-queue.ts'

test('no more checkouts run at once than may, and all of them run in the end', async () => {
  const queue = createCheckoutQueue({ atOnce: 2, waitMs: 1000 })
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return most
  }

  await Promise.all(Array.from({ length: 9 }, () => queue(work)))

  expect([most, running]).toEqual([2, 0])
})

test('a checkout that waits too long is answered "busy", and the others go on', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = queue(() => promise)

  await expect(queue(async () => 'never')).rejects.toMatchObject({ code: 'busy' })
  resolve('done')

  expect(await first).toBe('done')
  expect(await queue(async () => 'next')).toBe('next')
})

test('a waiting checkout checks whether waiting is worth it and leaves when it is not, and the next one takes its place', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 1000, checkAfterMs: [5] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = queue(() => promise)
  const soldOut = async () => {
    throw new Error('sold out')
  }

  const second = queue(async () => 'never', soldOut)
  const third = queue(
    async () => 'third',
    async () => {},
  )
  await expect(second).rejects.toThrow('sold out')
  resolve('first')

  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
})

test('when a checkout is refused, all who wait check at once whether there is anything left for them', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 60_000 })
  const { promise, reject } = Promise.withResolvers<never>()
  const first = queue(() => promise)
  const soldOut = async () => {
    throw new Error('sold out')
  }
  const waiting = [queue(async () => 'next'), queue(async () => 'never', soldOut), queue(async () => 'never', soldOut)]

  reject(new Error('the last one is gone'))

  await expect(first).rejects.toThrow('the last one is gone')
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a customer who has waited as long as possible hears that the items are gone rather than “busy”', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = queue(() => promise)

  const second = queue(
    async () => 'never',
    async () => {
      throw new Error('sold out')
    },
  )

  await expect(second).rejects.toThrow('sold out')
  resolve('first')
  await first
})

test('a check that ends after the checkout was let through changes nothing', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 1000, checkAfterMs: [0] })
  const [gate, checked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = queue(() => gate.promise)

  const second = queue(
    async () => 'bought',
    async () => {
      gate.resolve()
      await first
      checked.resolve()
      throw new Error('sold out')
    },
  )

  await checked.promise
  expect(await second).toBe('bought')
})

test('a checkout that fails makes room for the next', async () => {
  const queue = createCheckoutQueue({ atOnce: 1, waitMs: 10 })
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue(async () => 'next')).toBe('next')
})
