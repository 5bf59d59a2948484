import { DAY_MS } from '@shop/calendar/durations'
import { auditCheck, releasesCheck } from './own-checks.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
const part = (about: object = {}) => ({
  part: 'mf-catalog' as const,
  reports: 0,
  lastError: null,
  isReadable: true,
  ...about,
})

test('an audit is good for a week, whatever it found is told until the next one', () => {
  expect(auditCheck(null, now)).toMatchObject({ state: 'attention', problem: 'never', since: null })
  expect(auditCheck({ at: daysAgo(6), wrong: [] }, now)).toMatchObject({ state: 'fine', problem: null })
  expect(auditCheck({ at: daysAgo(8), wrong: [] }, now)).toMatchObject({ state: 'attention', problem: 'old' })
  const wrong = [
    { invariant: 'A1 stock', count: 3 },
    { invariant: 'loyalty', count: 1 },
  ]
  expect(auditCheck({ at: daysAgo(8), wrong }, now)).toMatchObject({
    state: 'broken',
    count: 4,
    about: ['A1 stock', 'loyalty'],
  })
})

test('browsers that report errors want a look, a registry that cannot be read is broken', () => {
  const failing = part({ part: 'mf-account', reports: 5, lastError: daysAgo(0.5) })

  expect(releasesCheck([part()])).toMatchObject({ state: 'fine' })
  expect(releasesCheck([part(), failing])).toEqual({
    name: 'releases',
    state: 'attention',
    problem: 'errors',
    count: 5,
    since: daysAgo(0.5).toISOString(),
    about: ['mf-account'],
  })
  expect(releasesCheck([failing, part({ isReadable: false })])).toMatchObject({
    state: 'broken',
    about: ['mf-catalog'],
  })
})
