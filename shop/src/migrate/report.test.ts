import type { Migration } from '@shop/service-kit/migrations/migration'
import type { MigrationState } from '@shop/service-kit/migrations/migration-states.repository'
import { isMoving, type ServiceStatus } from './migration-status.ts'
import { planLines, statusLines } from './report.ts'

const at = new Date('2026-11-29T10:00:00Z')
const copy = {
  _id: 'a',
  version: '0a1b2c3d4e5f',
  level: 0,
  process: 'process 12 on web-1',
  started_at: at,
  seen_at: at,
}
const phones: Migration = {
  number: 1,
  title: 'several phones',
  expand: async () => {},
  move: { collection: 'customers', fields: ['phones'], fieldsOf: () => ({ phones: [] }) },
  contract: { collection: 'customers', dropsFields: ['phone'], dropsIndexes: ['phone'] },
}

function aStatus(state: Partial<MigrationState>, rest: { remaining?: number; level?: number } = {}): ServiceStatus {
  const { remaining = 0, level = 1 } = rest
  const migrations = [{ migration: phones, state: { _id: 1, ...state }, remaining }]
  return { service: 'account', level: 1, running: [{ ...copy, level }], migrations }
}

const statusOf = (status: ServiceStatus, isTerminal = false) =>
  statusLines(status, { now: new Date('2026-11-29T10:00:07Z'), isTerminal })

test('the plan of a new version names what copies will do, and what is left to a command', () => {
  expect(planLines(aStatus({}, { remaining: 1234, level: 0 }))).toEqual([
    'account:',
    '  1. several phones',
    '     expand    when the next copy starts, before it is ready',
    '     move      phones of 1,234 documents of customers, while copies run',
    '     contract  takes field phone, index phone from customers by npm run migrate -- --contract account, once version 0a1b2c3d4e5f of level 0 (process 12 on web-1) has ended',
  ])
})

test('when everything is done the plan says so', () => {
  const done = aStatus({ expanded_at: at, moved_at: at, contracted_at: at })
  expect(planLines(done)).toEqual(['account: nothing is left to do'])
  expect(isMoving(done)).toBe(false)
})

test('the status of a move is a share, on a terminal with a bar, and at its end a count', () => {
  const moving = aStatus({ expanded_at: at, moved: 600 }, { remaining: 400 })
  expect(isMoving(moving)).toBe(true)
  expect(statusOf(moving).slice(0, 5)).toEqual([
    'account: this version has level 1',
    '  runs: version 0a1b2c3d4e5f of level 1 (process 12 on web-1), seen 7 s ago',
    '  1. several phones',
    '     expand    done 2026-11-29 10:00',
    '     move      60 %, 400 documents of customers left',
  ])
  expect(statusOf(moving, true)[4]).toBe(
    '     move      [##############----------] 60 %, 400 documents of customers left',
  )
  expect(statusOf(aStatus({ expanded_at: at, moved_at: at, moved: 1000 }, { remaining: 1 }))[4]).toBe(
    '     move      done 2026-11-29 10:00: 1,000 documents of customers written; 1 document came since, which the contract moves',
  )
})
