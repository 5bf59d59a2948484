import { DAY_MS } from '@shop/calendar/durations'
import { silentLog } from '@shop/service-kit/log/log'
import { canary, other, stable, startWithCanary } from '../../test/canary.ts'

const path = '/api/web-vitals'
const seen = { page: 'mf-catalog/store', vitals: [{ name: 'LCP', bucket: 4 }], versions: { 'mf-catalog': stable } }

type Api = Awaited<ReturnType<typeof startWithCanary>>
const rows = ({ db }: Api) =>
  db
    .collection('web_vitals')
    .find({}, { projection: { _id: 0, day: 0 } })
    .sort({ part: 1, name: 1 })
    .toArray()

/** As many page views of a version as a comparison needs. */
const seenOften = (db: Api['db'], version: string, bucket: number, at: Date) => {
  const day = new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
  const row = { _id: `mf-catalog ${version} LCP ${day.toISOString()}`, part: 'mf-catalog', version, name: 'LCP', day }
  const whole = { ...row, counts: { [bucket]: 100 } }
  return db.collection<{ _id: string }>('web_vitals').insertOne(whole)
}

test('how fast a page was is counted for the version of its remote; nothing tells who it was', async () => {
  const api = await startWithCanary()
  const browser = api.open()
  const vitals = [
    { name: 'LCP', bucket: 4 },
    { name: 'CLS', bucket: 0 },
  ]
  expect((await browser.post(path, { ...seen, vitals })).body).toEqual({ status: true })
  await browser.post(path, seen)

  expect(await rows(api)).toEqual([
    { part: 'mf-catalog', version: stable, name: 'CLS', counts: { 0: 1 } },
    { part: 'mf-catalog', version: stable, name: 'LCP', counts: { 4: 2 } },
  ])
})

test('the version of the token is believed before that of the page; one that nobody released is not counted', async () => {
  const api = await startWithCanary()
  await api.open().post(path, { ...seen, page_view: api.pageView(canary, 1) })
  await api.open().post(path, { ...seen, versions: { 'mf-catalog': 'ffffffffff', host: 'ffffffffff' } })

  expect((await rows(api)).map(({ part, version }) => [part, version])).toEqual([
    ['host', other],
    ['mf-catalog', canary],
  ])
})

test('a page of a part that only newer services know counts for the frame, and the versions of others are left alone', async () => {
  const api = await startWithCanary()
  const report = { ...seen, page: 'mf-atelier/atelier', versions: { ...seen.versions, 'mf-atelier': stable } }
  const { status } = await api.open().post(path, { ...report, page_view: api.pageView(canary, 1) })

  expect(status).toBe(200)
  expect((await rows(api)).map(({ part }) => part)).toEqual(['host'])
})

test.each([
  ['an address', { page: '/payment/26-000042' }],
  ['a bucket beyond the last', { vitals: [{ name: 'CLS', bucket: 17 }] }],
  ['half a bucket', { vitals: [{ name: 'CLS', bucket: 0.5 }] }],
  ['a name of a field', { vitals: [{ name: '__proto__', bucket: 1 }] }],
  ['no values', { vitals: [] }],
  ['too many values', { vitals: Array(4).fill({ name: 'CLS', bucket: 1 }) }],
  ['a version of something that is no part', { versions: { '../mf-evil': stable } }],
  ['a version that is a path', { versions: { 'mf-catalog': '../..' } }],
])('a report with %s is refused', async (_, wrong) => {
  const { open } = await startWithCanary()

  expect((await open().post(path, { ...seen, ...wrong })).status).toBe(400)
})

test('reports are limited for each client', async () => {
  const { open } = await startWithCanary()
  const browser = open()
  for (let sent = 0; sent < 120; sent += 1) await browser.post(path, seen)

  expect((await browser.post(path, seen)).status).toBe(429)
})

test('a canary that is notably slower is shown and logged once a day, and stays', async () => {
  const lines: unknown[] = []
  const api = await startWithCanary({ log: { ...silentLog, warn: facts => void lines.push(facts) } })
  await seenOften(api.db, stable, 9, api.clock.now())
  await seenOften(api.db, canary, 14, api.clock.now())
  await api.service.jobs.runNow('watch-vitals')
  await api.service.jobs.runNow('watch-vitals')

  expect(lines).toEqual([{ part: 'mf-catalog', version: canary, vital: 'LCP' }])
  expect(await api.served()).toHaveLength(2)
  const { body } = await (await api.openAs('owner')).get('/api/admin/releases')
  const parts = body.parts as { part: string; vitals: object[] }[]
  expect(parts.find(({ part }) => part === 'mf-catalog')?.vitals).toEqual([
    { version: stable, name: 'LCP', p75: 2687.5, samples: 100, is_worse: false },
    { version: canary, name: 'LCP', p75: 4875, samples: 100, is_worse: true },
  ])
})
