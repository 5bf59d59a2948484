import { silentLog } from '@shop/service-kit/log/log'
import { noTerms } from '../delivery-table/delivery-table.ts'
import type { SettingsChange } from '../settings-version/settings-version.repository.ts'
import { createLiveSettings } from './live-settings.ts'
import type { SettingsSnapshot } from './settings-snapshot.ts'

/** What a database holds, how often it was asked, and the clock of the process. */
function started() {
  const stored = { rate: 4500, version: 1 }
  const time = { now: 0 }
  const change: SettingsChange = write =>
    write().finally(() => {
      stored.version += 1
    })
  const current = jest.fn(async () => stored.version)
  const load = jest.fn(async () => withRate(stored.rate))
  const live = createLiveSettings({ version: { current, change }, load, log: silentLog, now: () => time.now })
  const rate = async () => (await live.current()).eur?.rate
  /** Another process does it. */
  const changeElsewhere = (rate: number) => change(async () => Object.assign(stored, { rate }))
  return { stored, time, current, load, live, rate, changeElsewhere }
}

function withRate(rate: number): SettingsSnapshot {
  return {
    eur: { currency: 'EUR', rate, since: new Date(0) },
    delivery: { rows: [], services: [], zones: [], terms: noTerms },
    payments: null,
    queuesPaid: false,
  }
}

test('settings are read once, however many orders need them', async () => {
  const { live, load, current, rate } = started()
  await Promise.all([rate(), rate()])
  for (let order = 0; order < 5; order++) await rate()

  expect([load.mock.calls.length, current.mock.calls.length]).toEqual([1, 1])
  expect(live.current()).not.toBeInstanceOf(Promise)
})

test('what another process has changed is known after the next look, and only then read again', async () => {
  const { live, load, rate, changeElsewhere } = started()
  await rate()
  await live.keepFresh()
  expect(load).toHaveBeenCalledTimes(1)

  await changeElsewhere(4600)
  expect(await rate()).toBe(4500)
  await live.keepFresh()

  expect(await rate()).toBe(4600)
  expect(load).toHaveBeenCalledTimes(2)
})

test('what this process changes counts for its next order, also while a look is under way that began before', async () => {
  const { live, load, stored, rate } = started()
  const slow = Promise.withResolvers<SettingsSnapshot>()
  load.mockReturnValueOnce(slow.promise)
  const early = live.latest()

  const changing = live.change(async () => Object.assign(stored, { rate: 4700 }))
  slow.resolve(withRate(4500))
  await changing

  expect([await rate(), (await early).eur?.rate]).toEqual([4700, 4700])
})

test('a look that fails leaves the shop what it knew; ten seconds later an order asks the database itself', async () => {
  const { live, time, current, load, rate, changeElsewhere } = started()
  await rate()
  await changeElsewhere(4800)
  current.mockRejectedValueOnce(new Error('no database'))
  time.now = 9_999
  await live.keepFresh()
  expect(await rate()).toBe(4500)

  time.now = 10_000
  current.mockRejectedValueOnce(new Error('no database'))
  await expect(rate()).rejects.toThrow('no database')
  expect(await rate()).toBe(4800)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a change whose process died before it told of it is found within a minute', async () => {
  const { live, time, stored, rate } = started()
  await rate()
  stored.rate = 4900

  for (const [moment, known] of [
    [59_999, 4500],
    [60_000, 4900],
  ] as const) {
    time.now = moment
    await live.keepFresh()
    expect(await rate()).toBe(known)
  }
})

test('a write of which nobody knows whether it was made has everything read again', async () => {
  const { live, stored, rate } = started()
  await rate()

  const failing = live.change(async () => {
    stored.rate = 5000
    throw new Error('the answer was lost')
  })

  await expect(failing).rejects.toThrow('the answer was lost')
  expect(await rate()).toBe(5000)
})
