import { silentLog } from '@shop/service-kit/log/log'
import { canary, stable, startWithCanary, writeRegistry } from '../../test/canary.ts'

const onlyStable = [{ version: stable, share: 100 }]

type Api = Awaited<ReturnType<typeof startWithCanary>>

async function inSeries(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= count; number += 1) await act(number)
}

/** Page views that went well, of a few visitors each. */
const loaded = (api: Api, version: string, count: number) =>
  inSeries(count, number => api.load(version, 1000 + number, number % 50))
const failed = (api: Api, count: number, first = 1) => inSeries(count, number => api.report(canary, first + number))

test('a canary that fails for visitors of ten networks is taken back, and the registry, audit log and log say why', async () => {
  const lines: unknown[] = []
  const api = await startWithCanary({
    log: { ...silentLog, warn: (facts, message) => void lines.push({ ...facts, message }) },
  })
  await loaded(api, stable, 60)
  await loaded(api, canary, 50)
  await failed(api, 9)
  expect(await api.served()).toHaveLength(2)

  await api.report(canary, 99)

  const figures = { failures: 10, loads: 60, addresses: 10, stable: { failures: 0, loads: 60 } }
  const registry = await api.store.read('mf-catalog')
  expect(registry?.served).toEqual(onlyStable)
  expect(registry?.history[0]).toMatchObject({
    what: 'rollback',
    by: 'automatic',
    version: stable,
    from: canary,
    figures,
  })
  const entries = await api.db.collection('audit').find({ action: 'release_take_back' }).toArray()
  expect(entries).toMatchObject([
    { who: 'automatic', subject: 'mf-catalog', kind: 'release', asked: figures, after: onlyStable },
  ])
  expect(lines.at(-1)).toEqual({
    part: 'mf-catalog',
    version: canary,
    failures: 10,
    loads: 60,
    addresses: 10,
    message: 'a canary failed too often and was taken back',
  })
})

test('one address cannot take a canary back, however often it reports', async () => {
  const api = await startWithCanary()
  await loaded(api, canary, 50)
  await inSeries(25, number => api.report(canary, number, 7))

  expect(await api.served()).toHaveLength(2)
})

test.each([
  ['of one IPv4 network', (number: number) => `203.0.113.${number}`],
  ['of one IPv6 network', (number: number) => `2001:db8:7:${number.toString(16)}::1`],
])('many addresses %s cannot take a canary back', async (_, addressOf) => {
  const api = await startWithCanary()
  await loaded(api, canary, 50)
  await inSeries(25, number => api.report(canary, number, addressOf(number)))

  expect(await api.served()).toHaveLength(2)
})

test('one address of each of ten IPv6 networks takes a canary back', async () => {
  const api = await startWithCanary()
  await loaded(api, canary, 50)
  await inSeries(10, number => api.report(canary, number, `2001:db8:${number.toString(16)}:1::1`))

  expect(await api.served()).toEqual(onlyStable)
})

test('a stable version that fails for many itself does not keep a worse canary going', async () => {
  const api = await startWithCanary()
  await inSeries(15, number => api.report(stable, number))
  await inSeries(15, number => api.load(stable, 100 + number))
  await inSeries(50, number => api.report(canary, 200 + number))

  expect(await api.served()).toEqual(onlyStable)
})

test('one address that reports failures of the stable version does not keep a bad canary going', async () => {
  const api = await startWithCanary()
  await inSeries(15, number => api.report(stable, number, 7))
  await inSeries(15, number => api.load(stable, 100 + number))
  await loaded(api, canary, 50)
  await failed(api, 12, 20)

  expect(await api.served()).toEqual(onlyStable)
})

test('what fails with the stable version too is no reason', async () => {
  const api = await startWithCanary()
  await inSeries(15, number => api.report(stable, number))
  await inSeries(35, number => api.load(stable, 100 + number))
  await loaded(api, canary, 50)
  await failed(api, 15, 20)

  expect(await api.served()).toHaveLength(2)
})

test('failures of more than five minutes ago are no reason', async () => {
  const api = await startWithCanary()
  await loaded(api, canary, 50)
  await failed(api, 9)
  api.clock.wait(301)
  await api.report(canary, 99)

  expect(await api.served()).toHaveLength(2)
})

test('the timer takes back what is to be taken back, too', async () => {
  const api = await startWithCanary()
  await loaded(api, canary, 20)
  await failed(api, 12)
  expect(await api.served()).toHaveLength(2)
  await inSeries(30, number => api.load(canary, 2000 + number))
  await api.service.jobs.runNow('watch-canaries')

  expect(await api.served()).toEqual(onlyStable)
})

test('two processes that find it at once take it back once', async () => {
  const api = await startWithCanary()
  const neighbour = await startWithCanary({ db: api.db })
  await loaded(api, canary, 20)
  await failed(api, 12)
  await inSeries(30, number => api.load(canary, 2000 + number))
  await Promise.all([api, neighbour].map(({ service }) => service.jobs.runNow('watch-canaries')))

  expect(await api.served()).toEqual(onlyStable)
  expect(await api.db.collection('audit').countDocuments({ action: 'release_take_back' })).toBe(1)
  expect((await api.store.read('mf-catalog'))?.history.filter(({ what }) => what === 'rollback')).toHaveLength(1)
})

test('a registry that cannot be judged loses no report', async () => {
  const api = await startWithCanary()
  await writeRegistry(api.db, { served: 'nonsense' })

  expect((await api.report(canary, 1)).status).toBe(200)
})
