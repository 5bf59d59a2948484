import { setTimeout as pause } from 'node:timers/promises'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { ownerOf } from '@shop/gateway/door/owners'
import type { Scenario } from '../run-scenario.ts'
import { type ProcessName, processNames, type Shape } from '../shape.ts'

const LATEST_MS = 15_000

/** B9: a process that is told to end finishes what it began and takes no new requests; a second signal does no harm. */
export const drainScenarios: Scenario[] = processNames.map(name => ({
  id: 'B9',
  name: `${name} told to end`,
  async run({ shape, tally }) {
    const kept = shape.processes[name]
    // With a slow store a request takes long enough to be in flight.
    shape.links.store.trouble({ delayMs: 100 })
    const inFlight = statusOf(inFlightAt(shape, name))
    await pause(60)
    const ended = kept.waitForEnd()
    tally.fault()
    kept.send('SIGTERM')
    await pause(30)
    const readiness = await statusOf(`http://127.0.0.1:${shape.portOf(name)}/health/ready`)
    kept.send('SIGTERM')
    const end = await Promise.race([ended, pause(LATEST_MS, null)])
    shape.links.store.trouble({})
    if (end?.code !== 0) throw new Error(`${name} ended with ${end ? (end.signal ?? end.code) : 'nothing after 15 s'}`)
    if (readiness === 200) throw new Error(`${name} was ready while it ended`)
    const answered = await inFlight
    // Staff and customers are known by sessions that we made up: a refusal is an answer.
    if (answered === 0 || answered >= 500) throw new Error(`a request in flight was answered ${answered || 'nothing'}`)
    await kept.ready()
    tally.fault()
  },
}))

/** Something that needs the database, so that it takes its time. */
function inFlightAt(shape: Shape, name: ProcessName): string {
  const paths: Partial<Record<ProcessName, string>> = {
    gateway: '/api/rates/all?type=currency',
    catalog: '/api/shop-location/get-all-info',
    'cart-checkout': '/api/rates/all?type=currency',
    account: '/api/user/get-info',
    admin: '/api/orders/get-like-payment-id?page=1&limit=1',
  }
  return `http://127.0.0.1:${shape.portOf(name)}${paths[name] ?? firstReadOf(name)}`
}

/** For a service without a chosen call: the first call that it answers without parameters. */
function firstReadOf(name: ProcessName): string {
  const reads = publicEndpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  return reads.find(({ path }) => ownerOf(path) === name)?.path ?? '/health/ready'
}

/** 0 when there is no answer. */
async function statusOf(url: string): Promise<number> {
  const cookie = ['__Host-session', '__Host-staff'].map(name => `${name}=${'x'.repeat(43)}`).join('; ')
  const headers = { connection: 'close', cookie }
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(LATEST_MS) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.status ?? 0
}
