import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { freshDatabase } from '@shop/testing/database'
import { seededRandom } from '@shop/testing/seeded'
import type { Db } from 'mongodb'
import type { Migration } from './migration.ts'
import { createMigrations } from './run-migrations.ts'

const clock = { now: () => new Date() }
const SEED = 20261129
const CUSTOMERS = 450

type Customer = { _id: string; phone?: string; phones?: string[]; visits: number }

/** One number becomes a list of numbers. The version before reads `phone` alone; this one reads both. */
const phones: Migration = {
  number: 1,
  title: 'a customer may have several phones',
  expand: db => db.collection('customers').createIndex({ phones: 1 }, { name: 'phones' }),
  move: {
    collection: 'customers',
    fields: ['phones'],
    from: ['phone'],
    fieldsOf: ({ phone }) => ({ phones: phone === undefined ? [] : [phone] }),
  },
  contract: { collection: 'customers', dropsFields: ['phone'], dropsIndexes: ['phone'] },
}
const before = { write: (phone: string) => ({ phone }), read: ({ phone }: Customer) => phone }
const now = {
  write: (phone: string) => ({ phone, phones: [phone] }),
  read: ({ phone, phones }: Customer) => phone ?? phones?.[0],
}

async function shopBefore(): Promise<Db> {
  const db = await freshDatabase()
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => String(index).padStart(3, '0'))
  await customersIn(db).insertMany(ids.map(_id => ({ _id, phone: `+380${_id}`, visits: 0 })))
  await customersIn(db).createIndex({ phone: 1 }, { name: 'phone' })
  return db
}

const customersIn = (db: Db) => db.collection<Customer>('customers')
const open = (db: Db, migrations: readonly Migration[] = [phones]) => createMigrations({ db, clock, migrations })
const copyOf = (level: number, version = '0a1b2c3d4e5f') => ({
  _id: `${version} ${level}`,
  version,
  level,
  process: 'process 12 on web-1',
  started_at: clock.now(),
})

/** Dies at the point, as often as it comes to it from the `nth` time on. */
function dieAt(point: FailpointName, nth = 1): () => void {
  let times = 0
  return armFailpoint(point, () => {
    times += 1
    if (times >= nth) throw new Error('died')
  })
}

async function expectWhole(db: Db): Promise<void> {
  const customers = await customersIn(db).find().toArray()
  expect(customers.map(({ _id, phones, phone }) => [_id, phones?.[0], phone])).toEqual(
    customers.map(({ _id }) => [_id, `+380${_id}`, undefined]),
  )
  expect(customers).toHaveLength(CUSTOMERS)
  expect((await customersIn(db).indexes()).map(({ name }) => name)).toEqual(['_id_', 'phones'])
}

test.each([
  ['migration-expanded', 1],
  ['migration-batch-written', 1],
  ['migration-batch-written', 2],
  ['migration-batch-written', 3],
  ['migration-contract-begun', 1],
  ['migration-batch-dropped', 1],
  ['migration-batch-dropped', 3],
  ['migration-dropped', 1],
] as const)('a process that dies at %s, the %i. time, leaves what the next one ends', async (point, nth) => {
  const db = await shopBefore()
  const disarm = dieAt(point, nth)
  const runAll = async () => {
    const migrations = open(db)
    await migrations.expand()
    await migrations.move()
    await migrations.contract()
  }
  await expect(runAll()).rejects.toThrow('died')
  disarm()

  await runAll()

  await expectWhole(db)
  await runAll()
  await expectWhole(db)
})

test('a move goes on behind the batches that are done', async () => {
  const db = await shopBefore()
  let asked = 0
  const fieldsOf: NonNullable<Migration['move']>['fieldsOf'] = ({ phone }) => {
    asked += 1
    return { phones: [phone] }
  }
  const counted = { ...phones, ...(phones.move && { move: { ...phones.move, fieldsOf } }) }
  const disarm = dieAt('migration-batch-written', 3)
  await expect(open(db, [counted]).move()).rejects.toThrow('died')
  disarm()
  expect(await open(db).states.find(1)).toMatchObject({ after: '399', moved: 400 })
  asked = 0

  await open(db, [counted]).move()

  expect(asked).toBe(50)
  expect(await open(db).states.find(1)).toMatchObject({ moved_at: expect.any(Date), moved: 400 })
})

test('a process that was frozen while it moved takes nothing back from what another has contracted since', async () => {
  const db = await shopBefore()
  const [frozen, other] = [open(db), open(db)]
  await frozen.expand()
  let isThawed = false
  const disarm = armFailpoint('migration-batch-written', async () => {
    if (isThawed) return
    isThawed = true
    await other.move()
    await other.contract()
  })

  await frozen.move()
  disarm()

  await expectWhole(db)
})

test('two copies that move at once leave each document written once', async () => {
  const db = await shopBefore()
  const both = [open(db), open(db)]

  await Promise.all(both.map(copy => copy.expand().then(() => copy.move())))
  await open(db).contract()

  await expectWhole(db)
})

test('a version is ready when all its migrations are expanded, and no longer once a later one has taken away what it reads', async () => {
  const db = await shopBefore()
  const [level0, level1] = [open(db, []), open(db)]
  expect([await level0.findStanding(), await level1.findStanding()]).toEqual(['ready', 'expanding'])

  await level1.expand()
  await level1.move()
  expect([await level0.findStanding(), await level1.findStanding()]).toEqual(['ready', 'ready'])

  await level1.contract()
  expect([await level0.findStanding(), await level1.findStanding()]).toEqual(['behind', 'ready'])
})

test('a contract waits for the move, and while a copy of an older version runs, which it names', async () => {
  const db = await shopBefore()
  const migrations = open(db)
  await expect(migrations.contract()).rejects.toThrow(
    'migration 1 (a customer may have several phones) is not moved yet',
  )
  await migrations.expand()
  await migrations.move()
  await migrations.runningVersions.note(copyOf(1, 'fedcba987654'))
  await migrations.runningVersions.note(copyOf(0))

  await expect(migrations.contract()).rejects.toThrow(
    'the contract of migration 1 (a customer may have several phones) waits while an older version runs: version 0a1b2c3d4e5f of level 0 (process 12 on web-1)',
  )

  expect(await open(db, []).findStanding()).toBe('ready')
  expect(await customersIn(db).countDocuments({ phone: { $exists: false } })).toBe(0)
  await migrations.runningVersions.forget('0a1b2c3d4e5f 0')
  await migrations.contract()
  await expectWhole(db)
})

test('a copy of an older version that starts while a contract begins is found, and it is ready again', async () => {
  const db = await shopBefore()
  const migrations = open(db)
  await migrations.expand()
  await migrations.move()
  // It had noted itself a moment before it was told, and after it was looked for.
  const late = copyOf(0)
  const { all } = migrations.runningVersions
  const there = jest.fn(all).mockImplementationOnce(all)
  migrations.runningVersions.all = there.mockResolvedValueOnce([{ ...late, seen_at: clock.now() }])

  await expect(migrations.contract()).rejects.toThrow('version 0a1b2c3d4e5f of level 0')

  expect(await open(db, []).findStanding()).toBe('ready')
})

test('a copy that has said nothing for a minute does not count', async () => {
  const db = await freshDatabase()
  let time = Date.parse('2026-11-21T10:00:00Z')
  const { runningVersions } = createMigrations({ db, clock: { now: () => new Date(time) }, migrations: [] })
  await runningVersions.note(copyOf(0))

  time += 59_000
  expect(await runningVersions.all()).toHaveLength(1)
  time += 1000
  expect(await runningVersions.all()).toEqual([])
})

test('versions before and after read the same of each document whatever they write while it is moved', async () => {
  const db = await shopBefore()
  const random = seededRandom(SEED)
  const migrations = open(db)
  const expected = new Map<string, string>()
  await migrations.expand()
  let isOver = false
  async function buy(): Promise<void> {
    for (let turn = 0; !isOver || turn < 100; turn += 1) {
      const _id = String(Math.floor(random() * CUSTOMERS)).padStart(3, '0')
      const phone = `+380${Math.floor(random() * 1e9)}`
      expected.set(_id, phone)
      const fields = random() < 0.5 ? before.write(phone) : now.write(phone)
      await customersIn(db).updateOne({ _id }, { $set: fields, $inc: { visits: 1 } })
      const document = await customersIn(db).findOne({ _id })
      if (document) expect([before.read(document), now.read(document)]).toEqual([phone, phone])
    }
  }

  const buying = buy()
  for (let times = 0; times < 3; times += 1) await migrations.move()
  isOver = true
  await buying
  await migrations.contract()

  const after = await customersIn(db).find().toArray()
  expect(after.map(({ _id, phones }) => [_id, phones])).toEqual(
    after.map(({ _id }) => [_id, [expected.get(_id) ?? `+380${_id}`]]),
  )
})

test('a field that the version after has changed itself is not filled again', async () => {
  const db = await shopBefore()
  const move = { collection: 'customers', fields: ['tags'], fieldsOf: () => ({ tags: [] }) }
  const tags: Migration = { number: 1, title: 'customers have tags', move }
  await db.collection<{ _id: string }>('customers').updateOne({ _id: '007' }, { $set: { tags: ['agent'] } })

  await open(db, [tags]).expand()
  await open(db, [tags]).move()
  await customersIn(db).insertOne({ _id: 'late', visits: 0 })
  await open(db, [tags]).contract()

  expect(await db.collection('customers').countDocuments({ tags: [] })).toBe(CUSTOMERS)
  expect(await db.collection('customers').findOne({ tags: 'agent' })).toMatchObject({ _id: '007' })
})

test('a move that writes another field than it names is stopped before it writes, and one that forgets one too', async () => {
  const db = await shopBefore()
  const giving = (fieldsOf: () => object): Migration[] => [
    { number: 1, title: 'wrong', move: { collection: 'customers', fields: ['phones'], fieldsOf } },
  ]

  await expect(
    open(
      db,
      giving(() => ({ phones: [], phone: null })),
    ).move(),
  ).rejects.toThrow('look at phone')
  await expect(
    open(
      db,
      giving(() => ({})),
    ).move(),
  ).rejects.toThrow('look at phones')

  expect(await customersIn(db).countDocuments({ phones: { $exists: true } })).toBe(0)
})

test('migrations whose numbers leave a gap are refused at start', async () => {
  const db = await freshDatabase()
  expect(() => open(db, [{ number: 2, title: 'second' }])).toThrow('2 (second) is not')
})

test('a contract of a collection that a new shop does not have yet does nothing', async () => {
  const db = await freshDatabase()
  const dropped: Migration = {
    number: 1,
    title: 'gone',
    contract: { collection: 'nowhere', dropsFields: ['a'], dropsIndexes: ['b'] },
  }
  const migrations = open(db, [dropped])
  await migrations.expand()
  await migrations.move()

  await migrations.contract()

  expect(await migrations.states.find(1)).toMatchObject({ contracted_at: expect.any(Date) })
})
