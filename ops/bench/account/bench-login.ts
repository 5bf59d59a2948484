import { createAccountService } from '@shop/account/service'
import { startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { listen } from '@shop/service-kit/app/listen'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { memoryLine, memoryOfAll } from '../memory-line.ts'

// Can anybody read from the clock whose address is known here? A refused sign-in and a request for a new password, by turns for
// an account that exists and for one that does not, so that whatever else the machine does falls on both.
const ROUNDS = 15 * Number(process.env.BENCH_ROUNDS || 7)
const MOST_PERCENT = 10
const known = { email: 'olena@example.com', password: 'весна-26-тепла' }

const store = await startEmbeddedMongo({ dataDir: null, port: 0 })
const client = await connectMongo(store.uri)
const service = await createAccountService({
  db: databaseOf(client, 'account'),
  cartCheckout: createInternalClient({ calls: createInternalCalls() }),
  catalog: createInternalClient({ calls: createInternalCalls() }),
  admin: createInternalClient({ calls: createInternalCalls() }),
  clock: systemClock,
  log: silentLog,
  publicOrigin: null,
  trustedProxies: 0,
  limitsFactor: Number.POSITIVE_INFINITY,
})
await service.createCustomer({ ...known, name: 'Олена', surname: 'Коваль' })
const door = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })

await compare('refused sign-in', '/api/user/login', { password: 'another password' })
await compare('new password  ', '/api/password-reset/send-email', {})

console.log(memoryLine(await memoryOfAll([process.pid]), 'service, store and client together'))
await door.stop()
await service.close()
await client.close()
await store.close()

async function compare(name: string, path: string, body: object): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  // The first few find everything cold.
  for (let round = -5; round < ROUNDS; round++) {
    const [there, nowhere] = [known.email, `nobody-${round}@example.com`]
    const one = await timeOf(path, { ...body, email: there })
    const other = await timeOf(path, { ...body, email: nowhere })
    if (round >= 0) {
      times.known.push(one)
      times.unknown.push(other)
    }
  }
  const [mine, others] = [median(times.known), median(times.unknown)]
  const percent = (Math.abs(mine - others) / Math.max(mine, others)) * 100
  const isAlike = percent <= MOST_PERCENT
  console.log(
    `${name}  known account ${mine.toFixed(2)} ms, unknown ${others.toFixed(2)} ms: ` +
      `${percent.toFixed(1)} % apart, ${isAlike ? 'within' : 'NOT within'} ${MOST_PERCENT} %`,
  )
  if (!isAlike) process.exitCode = 1
}

async function timeOf(path: string, body: object): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${door.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return performance.now() - began
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}
