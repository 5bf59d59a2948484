import { silentLog } from '@shop/service-kit/log'
import { demoParts } from '../../bench/demo-parts.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { createLiveCatalogue } from './live-catalogue.ts'

async function started() {
  const parts = demoParts()
  const key = { version: 1, today: parts.around.today, rate: 4500 }
  const asked = jest.fn(async () => ({ ...key }))
  const load = jest.fn(async ({ version, today, rate }: typeof key) =>
    buildSnapshot({ ...parts, version, around: { ...parts.around, today, rate } }),
  )
  const live = createLiveCatalogue({ key: asked, load, log: silentLog, freshMs: 1000 })
  return { key, asked, load, live }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test('the first who ask wait for one and the same catalogue', async () => {
  const { live, load } = await started()

  const [one, other] = await Promise.all([live.current(), live.current()])

  expect(one).toBe(other)
  expect(load).toHaveBeenCalledTimes(1)
})

test('within a second nobody looks at the version again', async () => {
  const { live, asked } = await started()
  for (let turn = 0; turn < 5; turn++) await live.current()

  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['a change of the catalogue', { version: 2 }],
  ['midnight in Kyiv', { today: '2026-11-22' }],
  ['a new rate', { rate: 4600 }],
])('%s makes another, and nobody waits for it', async (_what, change) => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { live, key, load } = await started()
  const before = await live.current()
  Object.assign(key, change)
  now.mockReturnValue(1001)

  expect(await live.current()).toBe(before)
  await live.refresh()

  expect(await live.current()).not.toBe(before)
  expect(load).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

test('while the database is silent the shop goes on with what it has', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { live, asked } = await started()
  const before = await live.current()
  asked.mockRejectedValue(new Error('no database'))

  for (const moment of [1001, 2002]) {
    now.mockReturnValue(moment)
    expect(await live.current()).toBe(before)
    await settled()
  }

  expect(asked).toHaveBeenCalledTimes(3)
  now.mockRestore()
})
