import { withCanary, withRollback } from '@shop/service-kit/releases/releases'
import { canary, stable, startWithCanary, writeRegistry } from '../../test/canary.ts'
import { createOutcomes } from '../client-errors/outcomes.repository.ts'
import type { PageViewOutcome } from '../client-errors/tally.ts'

const onlyStable = [{ version: stable, share: 100 }]
const HALF_AN_HOUR = 1800

type Api = Awaited<ReturnType<typeof startWithCanary>>

/** Page views of the canary that fail one after another, each from one of these networks in turn. */
async function fail(api: Api, count: number, networks: readonly (number | string)[], seconds = 1): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await api.report(canary, number, networks[number % networks.length] ?? 0)
    api.clock.wait(seconds)
  }
}

test('a canary whose first ten page views fail for visitors of four networks is taken back, however seldom they come', async () => {
  const api = await startWithCanary()
  await fail(api, 9, [1, 2, 3, 4], HALF_AN_HOUR)
  expect(await api.served()).toHaveLength(2)

  await api.report(canary, 10, 1)

  expect(await api.served()).toEqual(onlyStable)
  const [event] = (await api.store.read('mf-catalog'))?.history ?? []
  const figures = { failures: 10, loads: 10, addresses: 4, stable: { failures: 0, loads: 0 } }
  expect(event).toMatchObject({ what: 'rollback', by: 'automatic', from: canary, figures })
})

test.each<[string, (number | string)[]]>([
  ['one network', [1]],
  ['three networks', [1, 2, 3]],
  [
    'four addresses of one network, two of them written as IPv6',
    ['203.0.113.7', '203.0.113.8', '::ffff:203.0.113.9', '::ffff:cb00:710a'],
  ],
  ['one line with IPv4 and IPv6', ['203.0.113.7', '2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1']],
])('however much fails for %s, the canary stays', async (_, networks) => {
  const api = await startWithCanary()
  await fail(api, 25, networks)

  expect(await api.served()).toHaveLength(2)
})

test('a canary that works for as many others stays', async () => {
  const api = await startWithCanary()
  for (let number = 1; number <= 12; number += 1) {
    await api.report(canary, number, number % 4)
    api.clock.wait(1)
    await api.load(canary, 100 + number, 100 + number)
    api.clock.wait(1)
  }

  expect(await api.served()).toHaveLength(2)
})

test('what fails with the stable version meanwhile is no reason, what failed with it before is no excuse', async () => {
  const api = await startWithCanary()
  for (let number = 1; number <= 8; number += 1) await api.report(stable, number, 10 + number)
  api.clock.wait(HALF_AN_HOUR)
  await fail(api, 9, [1, 2, 3, 4])
  for (let number = 1; number <= 8; number += 1) await api.report(stable, 20 + number, 10 + number)
  await api.report(canary, 10, 1)
  expect(await api.served()).toHaveLength(2)

  for (let number = 1; number <= 40; number += 1) await api.load(stable, 50 + number, 10 + number)
  await api.service.jobs.runNow('watch-canaries')
  expect(await api.served()).toEqual(onlyStable)
})

test('a version that is tried again is judged from its new beginning on', async () => {
  const api = await startWithCanary()
  await fail(api, 9, [1, 2, 3, 4])
  const again = { at: api.clock.now().toISOString(), by: 'olena' }
  const before = await api.store.read('mf-catalog')
  const version = before?.versions.find(known => known.version === canary)
  if (!before || !version) throw new Error('There is no canary')
  await writeRegistry(api.db, withCanary(withRollback(before, again), { ...version, ...again }, 10))
  api.clock.wait(1)
  await api.report(canary, 10, 1)

  expect(await api.served()).toHaveLength(2)
})

describe('what is kept of page views', () => {
  const view = (network: number, at: Date) => ({
    part: 'mf-catalog' as const,
    version: canary,
    network: `${network}`,
    at,
  })

  test('after an hour it is the newest hundred of each version', async () => {
    const api = await startWithCanary()
    const outcomes = await createOutcomes(api.db)
    const ago = (seconds: number) => new Date(api.clock.now().getTime() - seconds * 1000)
    for (let number = 1; number <= 120; number += 1)
      await outcomes.recordLoad({ ...view(number, ago(3600 + number)), pageView: `old-${number}` })
    for (let number = 1; number <= 3; number += 1)
      await outcomes.recordLoad({ ...view(number, ago(number)), pageView: `new-${number}` })
    await api.service.jobs.runNow('forget-outcomes')

    const kept: PageViewOutcome[] = await outcomes.latest('mf-catalog', canary, new Date(0), 200)
    expect(kept.map(({ network }) => Number(network))).toEqual([
      1,
      2,
      3,
      ...Array.from({ length: 100 }, (_, at) => at + 1),
    ])
  })
})
