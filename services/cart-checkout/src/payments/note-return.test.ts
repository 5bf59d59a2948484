import { silentLog } from '@shop/service-kit/log/log'
import { noon } from '../../test/an-order.ts'
import { createBackground } from './background.ts'
import { noteReturn } from './note-return.ts'
import type { PollDeps } from './poll-payments.ts'

const ref = '26-000001-aaaaaaaaaaaaa'

function withOrders(byRef: () => Promise<null>): PollDeps {
  const orders = { byRef }
  const around = { background: createBackground(silentLog), clock: { now: () => noon }, log: silentLog }
  return { orders, thirdPartyOrders: orders, ...around } as unknown as PollDeps
}

afterEach(() => jest.useRealTimers())

test('a customer who comes back from the bank is sent on when the store fails', async () => {
  await expect(
    noteReturn(
      withOrders(() => Promise.reject(new Error('away'))),
      ref,
    ),
  ).resolves.toBeUndefined()
})

test('a customer who comes back from the bank is sent on within a third of a second when the store hangs', async () => {
  jest.useFakeTimers()
  const noted = noteReturn(
    withOrders(() => new Promise(() => {})),
    ref,
  )

  jest.advanceTimersByTime(300)

  await expect(noted).resolves.toBeUndefined()
})
