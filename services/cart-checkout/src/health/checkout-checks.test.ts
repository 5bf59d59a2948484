import { HOUR_MS } from '@shop/calendar/durations'
import { noAccounting } from '../accounting/accounting-config.ts'
import { accountingCheck, comparisonCheck, directoryCheck, doorCheck, rateCheck } from './checkout-checks.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const copied = { source: 'nova-poshta', failures: 0 } as const
const taken = (hours: number, failures = 0) => ({
  ...copied,
  failures,
  taken_at: ago(hours).toISOString(),
  age_seconds: hours * 3600,
})

test('the places of the carrier are well for two days, then their copy is old since it was taken', () => {
  expect(directoryCheck(taken(47, 9))).toMatchObject({ state: 'fine', since: ago(47).toISOString() })
  expect(directoryCheck(taken(49, 9))).toMatchObject({ state: 'broken', problem: 'old', count: 9 })
})

test('without a first copy of the places somebody must look, the more so when the carrier does not answer', () => {
  const none = { ...copied, taken_at: null, age_seconds: null }

  expect(directoryCheck(none)).toMatchObject({ state: 'attention', problem: 'absent' })
  expect(directoryCheck({ ...none, failures: 3 })).toMatchObject({ state: 'broken', problem: 'absent', count: 3 })
  expect(directoryCheck({ ...none, source: 'demo' })).toMatchObject({ state: 'fine', problem: 'demo' })
})

test('a rate that nobody has entered, or that is older than two weeks, wants a look', () => {
  const rate = { currency: 'EUR', rate: 4500, since: ago(24) } as const

  expect(rateCheck(rate, now)).toMatchObject({ state: 'fine', since: ago(24).toISOString() })
  expect(rateCheck({ ...rate, is_opening: true }, now)).toMatchObject({ state: 'attention', problem: 'opening' })
  expect(rateCheck({ ...rate, since: ago(15 * 24) }, now)).toMatchObject({ state: 'attention', problem: 'old' })
  expect(rateCheck(null, now)).toMatchObject({ state: 'broken', problem: 'absent' })
})

test('the books should be compared with the bank’s each week, and what differs is broken until it is settled', () => {
  const last = { day: '2026-11-20', at: ago(24).toISOString(), differences: 0, silent: 0, is_old: false }

  expect(comparisonCheck(null)).toMatchObject({ state: 'attention', problem: 'never', since: null })
  expect(comparisonCheck(last)).toMatchObject({ state: 'fine', problem: null, since: last.at })
  expect(comparisonCheck({ ...last, is_old: true })).toMatchObject({ state: 'attention', problem: 'old' })
  expect(comparisonCheck({ ...last, silent: 3 })).toMatchObject({ state: 'attention', problem: 'silent', count: 3 })
  expect(comparisonCheck({ ...last, is_old: true, silent: 3, differences: 2 })).toMatchObject({
    state: 'broken',
    problem: 'found',
    count: 2,
  })
})

test('a door of 1C at which nobody guesses is well, and one that is closed is off', () => {
  const open = { ...noAccounting, account: { login: '1c', password: 'secret' } }
  const tries = { count: 4, since: ago(3), last_at: ago(1), address: '198.51.100.7' }

  expect(doorCheck(noAccounting, null)).toMatchObject({ state: 'fine', problem: 'off' })
  expect(doorCheck(open, null)).toMatchObject({ state: 'fine', problem: null })
  expect(doorCheck(open, tries)).toMatchObject({ state: 'attention', count: 4, about: ['198.51.100.7'] })
})

describe('orders for 1C', () => {
  const account = { login: '1c', password: 'secret' }
  const connected = { ...noAccounting, account }
  const queue = { failed: 0, failedSince: null, queuedSince: null, lastExchange: ago(2) }

  test('a shop without 1C has nothing to be well or not', () => {
    expect(accountingCheck(noAccounting, { ...queue, queuedSince: ago(90) }, now)).toMatchObject({ problem: 'off' })
  })

  test('what failed is broken since the first of it failed', () => {
    const failed = { ...queue, failed: 2, failedSince: ago(30) }

    expect(accountingCheck(connected, failed, now)).toEqual({
      name: 'accounting',
      state: 'broken',
      problem: 'failed',
      count: 2,
      since: ago(30).toISOString(),
    })
  })

  test('an order that 1C has not fetched for a day wants a look', () => {
    expect(accountingCheck(connected, { ...queue, queuedSince: ago(23) }, now)).toMatchObject({ state: 'fine' })
    expect(accountingCheck(connected, { ...queue, queuedSince: ago(25) }, now)).toMatchObject({ problem: 'waits' })
  })
})
