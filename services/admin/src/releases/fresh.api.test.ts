import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { type Releases, withCanary, withRelease, withRollback, withShare } from '@shop/service-kit/releases/releases'
import { aRelease, canary, other, stable, startWithCanary, writeRegistry } from '../../test/canary.ts'

const HOUR = 3600

type Api = Awaited<ReturnType<typeof startWithCanary>>

async function inSeries(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= count; number += 1) await act(number)
}

/** The admin service at the moment at which everybody gets the version that was a canary in other tests. */
async function startWithFresh(make: (at: string) => Releases = freshAt) {
  const api = await startWithCanary()
  await writeRegistry(api.db, make(api.clock.now().toISOString()))
  return api
}

function freshAt(at: string): Releases {
  return withRelease(withRelease(null, aRelease(stable), 'build'), { ...aRelease(canary), at }, 'release')
}

const loaded = (api: Api, version: string, count: number) =>
  inSeries(count, number => api.load(version, 1000 + number, number % 50))
const failed = (api: Api, count: number, version = canary) => inSeries(count, number => api.report(version, number))

async function ofFailures(api: Api): Promise<string | undefined> {
  await loaded(api, canary, 50)
  await failed(api, 10)
  return (await api.served())?.[0]?.version
}

test('a version that everybody got and that fails is taken back within the hour, and the log of changes says why', async () => {
  const api = await startWithFresh()
  await loaded(api, stable, 60)
  api.clock.wait(HOUR - 60)
  await loaded(api, canary, 50)
  await failed(api, 9)
  expect(await api.served()).toEqual([{ version: canary, share: 100 }])

  await api.report(canary, 99)
  const registry = await api.store.read('mf-catalog')
  expect(registry?.served).toEqual([{ version: stable, share: 100 }])
  expect(registry?.versions.find(({ version }) => version === canary)?.takenBack).toBe(true)
  expect(registry?.history[0]).toMatchObject({
    what: 'rollback',
    by: 'automatic',
    from: canary,
    figures: { failures: 10, loads: 60, addresses: 10, stable: { failures: 0, loads: 60 } },
  })
  expect(await api.db.collection('audit').countDocuments({ action: 'release_take_back' })).toBe(1)
})

test('after its hour a version stays, whatever browsers report: the way back is a decision', async () => {
  const api = await startWithFresh()
  api.clock.wait(HOUR)

  expect(await ofFailures(api)).toBe(canary)
})

test.each<[string, (at: string) => Releases]>([
  ['a canary that came to everybody', at => withShare(triedAt(at), 100, { at, by: 'olena' })],
  ['a version of a small shop of which ten page views fail', freshAt],
])('%s is watched, too', async (_, make) => {
  const api = await startWithFresh(make)
  await failed(api, 10)

  expect((await api.served())?.[0]?.version).toBe(stable)
})

test.each<[string, (at: string) => Releases]>([
  ['of which there is no version before', at => withRelease(null, { ...aRelease(canary), at }, 'release')],
  [
    'that staff have gone back to',
    at => withRollback(withRelease(freshAt(at), aRelease('bb'), 'release'), { at, by: 'olena' }),
  ],
])('a version %s is not taken back by itself', async (_, make) => {
  expect(await ofFailures(await startWithFresh(make))).toBe(canary)
})

test('a version that fails no more often than the one before it did is no reason', async () => {
  const api = await startWithFresh()
  await loaded(api, stable, 40)
  await failed(api, 20, stable)

  expect(await ofFailures(api)).toBe(canary)
})

test('an outage that fails other remotes as well takes nothing back', async () => {
  const api = await startWithFresh()
  await writeRegistry(api.db, withRelease(null, aRelease(other), 'build'), 'mf-cart-checkout')
  await inSeries(30, number => api.reportOf('mf-cart-checkout')(canary, 500 + number))

  expect(await ofFailures(api)).toBe(canary)
})

test('what fails beside a still newer version of another part counts against that one', async () => {
  const api = await startWithFresh()
  api.clock.wait(60)
  const newHost = withRelease(withRelease(null, aRelease('aa'), 'build'), aRelease('bb'), 'build')
  await writeRegistry(
    api.db,
    withCanary(newHost, { ...aRelease(other), at: api.clock.now().toISOString() }, 10),
    'host',
  )

  expect(await ofFailures(api)).toBe(canary)
  expect((await api.store.read('host'))?.history[0]).toMatchObject({ by: 'automatic', from: other })
})

function triedAt(at: string): Releases {
  const known = withRelease(null, aRelease(stable), 'build')
  const promoteAt = new Date(new Date(at).getTime() + 600_000).toISOString()
  return withCanary(known, { ...aRelease(canary), at }, 10, promoteAt)
}

const look = (api: Api) => api.service.jobs.runNow('watch-canaries')

test('a first share that has not failed comes to everybody after its ten minutes, and the audit log says so', async () => {
  const api = await startWithFresh(triedAt)
  await loaded(api, canary, 20)
  api.clock.wait(599)
  await look(api)
  expect(await api.served()).toHaveLength(2)

  api.clock.wait(1)
  await look(api)
  expect(await api.served()).toEqual([{ version: canary, share: 100 }])
  expect((await api.store.read('mf-catalog'))?.history[0]).toMatchObject({ what: 'promote', by: 'automatic' })
  expect(await api.db.collection('audit').findOne({ action: 'release_promote' })).toMatchObject({
    who: 'automatic',
    subject: 'mf-catalog',
    asked: { failures: 0, loads: 20 },
  })
})

test('a first share that failed for two networks waits for a person, or until its failures are few', async () => {
  const api = await startWithFresh(triedAt)
  await loaded(api, canary, 20)
  await failed(api, 2)
  api.clock.wait(600)
  await look(api)
  expect(await api.served()).toHaveLength(2)

  await inSeries(80, number => api.load(canary, 3000 + number))
  await look(api)
  expect(await api.served()).toEqual([{ version: canary, share: 100 }])
})

test('one network that reports failures does not hold a version back', async () => {
  const api = await startWithFresh(triedAt)
  await inSeries(5, number => api.report(canary, number, 7))
  api.clock.wait(600)
  await look(api)

  expect(await api.served()).toEqual([{ version: canary, share: 100 }])
})

test('a share that a person set stays until a person changes it', async () => {
  const api = await startWithFresh(at => withShare(triedAt(at), 20, { at, by: 'olena' }))
  api.clock.wait(24 * HOUR)
  await look(api)

  expect(await api.served()).toEqual([
    { version: stable, share: 80 },
    { version: canary, share: 20 },
  ])
})

test('a service that cannot read what pages report gives a first share to nobody else', async () => {
  const api = await startWithFresh(triedAt)
  const blind = await startWithCanary({ db: api.db, releases: { store: api.store, root: '/nowhere', secret: null } })
  await writeRegistry(api.db, triedAt(api.clock.now().toISOString()))
  blind.clock.wait(600)
  await look(blind)

  expect(await api.served()).toHaveLength(2)
})

test('owners see when a first share comes to everybody, and until when the version is watched then', async () => {
  const api = await startWithFresh(triedAt)
  const owner = await api.openAs('owner')
  const served = async () => {
    const { parts } = (await owner.get('/api/admin/releases')).body as unknown as { parts: StaffPart[] }
    return parts.find(({ part }) => part === 'mf-catalog')?.served ?? []
  }
  const began = api.clock.now().getTime()
  const isoAfter = (seconds: number) => new Date(began + seconds * 1000).toISOString()
  expect((await served())[1]).toMatchObject({ version: canary, share: 10, promote_at: isoAfter(600) })

  api.clock.wait(600)
  await look(api)
  expect(await served()).toEqual([
    { version: canary, share: 100, files: 'elsewhere', watched_until: isoAfter(600 + HOUR) },
  ])
})
