import { freshDatabase } from '@shop/testing/database'
import {
  Collection,
  MongoClient,
  MongoNetworkError,
  MongoServerSelectionError,
  type TopologyDescription,
} from 'mongodb'
import { clientKey, NETWORK_FACTOR } from './client-key.ts'
import { type ClientRule, createLimits, type SubjectRule } from './limits.ts'

const guesses: ClientRule = { counts: 'client', name: 'guess', max: 3, seconds: 600, onStoreDown: 'deny' }
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const aLimit = async () => createLimits({ db: await freshDatabase(), clock })
const line = (index: number) => clientKey(`2001:db8:1:${index.toString(16)}::1`)

/** Which of the tries, made one after the other, were refused. */
async function refusedOf(count: number, take: (index: number) => Promise<unknown>): Promise<number[]> {
  const refused: number[] = []
  for (let index = 1; index <= count; index += 1) await take(index).catch(() => refused.push(index))
  return refused
}

test('a client that moves from one /64 to the next within a /48 meets a limit that is eight times as wide', async () => {
  const limits = await aLimit()
  const most = guesses.max * NETWORK_FACTOR

  const refused = await refusedOf(most + 2, index => limits.take(guesses, line(index)))

  expect(NETWORK_FACTOR).toBe(8)
  expect(refused).toEqual([most + 1, most + 2])
})

test('a /64 that is refused uses up nothing of its /48, so its neighbours go on', async () => {
  const limits = await aLimit()
  await refusedOf(100, () => limits.take(guesses, line(1)))

  expect(await refusedOf(3, () => limits.take(guesses, line(2)))).toEqual([])
})

test('a /48 that is full is told how long to wait, and another one is not', async () => {
  const limits = await aLimit()
  await refusedOf(guesses.max * NETWORK_FACTOR, index => limits.take(guesses, line(index)))

  await expect(limits.take(guesses, line(99))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { seconds: 600 },
  })
  expect(await limits.take(guesses, clientKey('2001:db8:2:1::1'))).toBe(1)
})

test('an address of IPv4 has one counter', async () => {
  const limits = await aLimit()

  expect(await refusedOf(4, () => limits.take(guesses, clientKey('203.0.113.7')))).toEqual([4])
})

describe('a limit that processes count ahead', () => {
  const often: SubjectRule = { counts: 'subject', name: 'often', max: 30, seconds: 60, onStoreDown: 'allow', ahead: 10 }

  /** Two processes on one database, and how often each asked it to count. */
  async function twoProcesses() {
    const db = await freshDatabase()
    const time = { now: Date.UTC(2026, 10, 21, 12) }
    const ticking = { now: () => new Date(time.now) }
    const both = [await createLimits({ db, clock: ticking }), await createLimits({ db, clock: ticking })] as const
    const counted = async () => (await db.collection<{ count: number }>('limits').findOne())?.count
    return { both, time, counted }
  }

  test('allows as many as it says, and asks the database for a few at a time', async () => {
    const { both, counted } = await twoProcesses()
    expect(await refusedOf(3, () => both[0].take(often, 'olena'))).toEqual([])
    expect(await counted()).toBe(3)
    expect(await refusedOf(29, () => both[0].take(often, 'olena'))).toEqual([28, 29])
  })

  test('never lets two processes together through more often', async () => {
    const { both } = await twoProcesses()

    const refused = await refusedOf(40, index => (index % 2 ? both[0] : both[1]).take(often, 'olena'))

    expect(40 - refused.length).toBe(30)
  })

  test('begins again when its time is over, and forgets what was left', async () => {
    const { both, time } = await twoProcesses()
    await both[0].take(often, 'olena')
    time.now += 60_001

    expect(await refusedOf(31, () => both[0].take(often, 'olena'))).toEqual([31])
  })
})

describe('a counter that is full', () => {
  /** Limits on a database that is watched: how many commands they have sent to it. */
  async function watched() {
    const time = { now: clock.now().getTime() }
    const db = await freshDatabase()
    const limits = await createLimits({ db, clock: { now: () => new Date(time.now) } })
    const sent = [
      jest.spyOn(Collection.prototype, 'findOneAndUpdate'),
      jest.spyOn(Collection.prototype, 'bulkWrite'),
      jest.spyOn(Collection.prototype, 'deleteOne'),
    ]
    return { limits, time, commands: () => sent.reduce((sum, { mock }) => sum + mock.calls.length, 0) }
  }
  afterEach(() => jest.restoreAllMocks())
  const here = clientKey('203.0.113.7')
  const subject: SubjectRule = { counts: 'subject', name: 'account', max: 2, seconds: 600, onStoreDown: 'deny' }

  test('is remembered until its time: a thousand more tries ask the database for nothing', async () => {
    const { limits, time, commands } = await watched()
    await refusedOf(guesses.max + 1, () => limits.take(guesses, here))
    const before = commands()

    expect(await refusedOf(1000, () => limits.take(guesses, here))).toHaveLength(1000)
    expect(await refusedOf(1000, () => limits.takeAll([{ rule: guesses, key: here }]))).toHaveLength(1000)
    expect(commands() - before).toBe(0)
    time.now += 200_000
    await expect(limits.take(guesses, here)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { seconds: 400 },
    })
    expect(commands() - before).toBe(0)
  })

  test('is asked for again when its time is over', async () => {
    const { limits, time } = await watched()
    await refusedOf(guesses.max + 1, () => limits.take(guesses, here))
    time.now += 600_000

    expect(await limits.take(guesses, here)).toBe(1)
  })

  test('of one key refuses no other, and counts what comes before it', async () => {
    const { limits } = await watched()
    const both = [
      { rule: guesses, key: here },
      { rule: subject, key: 'olena' },
    ]
    await refusedOf(3, () => limits.take(subject, 'olena'))

    expect(await refusedOf(guesses.max, () => limits.takeAll(both))).toHaveLength(guesses.max)
    await expect(limits.take(guesses, here)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await limits.take(subject, 'iryna')).toBe(1)
  })

  test('refuses before the next one of a whole /48 is counted, when the /48 is full', async () => {
    const { limits, commands } = await watched()
    await refusedOf(guesses.max * NETWORK_FACTOR + 1, index => limits.take(guesses, line(index)))
    const before = commands()

    expect(await refusedOf(100, index => limits.take(guesses, line(1000 + index)))).toHaveLength(100)
    expect(commands() - before).toBe(0)
  })

  test('that is forgotten counts from the beginning', async () => {
    const { limits } = await watched()
    await refusedOf(3, () => limits.take(subject, 'olena'))
    await limits.forget(subject, 'olena')

    expect(await limits.take(subject, 'olena')).toBe(1)
  })
})

describe('limits whose connections are all taken by a flood', () => {
  const open: SubjectRule = { counts: 'subject', name: 'open', max: 3, seconds: 60, onStoreDown: 'allow' }

  /** The database answers every question for a counter with this. */
  async function limitsThatMeet(error: Error) {
    const limits = await aLimit()
    jest.spyOn(Collection.prototype, 'findOneAndUpdate').mockRejectedValue(error as never)
    jest.spyOn(Collection.prototype, 'bulkWrite').mockRejectedValue(error as never)
    return limits
  }
  afterEach(() => jest.restoreAllMocks())
  const emptyPool = Object.assign(new Error('no connection is free'), { name: 'MongoWaitQueueTimeoutError' })

  test.each(['take', 'takeAll'] as const)('let nobody slip through by %s who came when none was free', async way => {
    const { databaseName } = await freshDatabase()
    const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', { maxPoolSize: 1, waitQueueTimeoutMS: 50 })
    const limits = await createLimits({ db: client.db(databaseName), clock })
    const take = () => (way === 'take' ? limits.take(open, 'olena') : limits.takeAll([{ rule: open, key: 'olena' }]))

    const taken = await Promise.allSettled(Array.from({ length: 1000 }, take))

    const reasons = taken.flatMap(one => (one.status === 'rejected' ? one.reason.code : []))
    expect(taken.length - reasons.length).toBeLessThanOrEqual(open.max)
    expect(reasons).toContain('busy')
    await client.close()
  })

  test('refuse, for nobody has counted', async () => {
    const limits = await limitsThatMeet(emptyPool)

    await expect(limits.take(open, 'olena')).rejects.toMatchObject({ code: 'busy' })
    await expect(limits.takeAll([{ rule: open, key: 'olena' }])).rejects.toMatchObject({ code: 'busy' })
  })

  test('allow what the rule allows while the database itself is away', async () => {
    const limits = await limitsThatMeet(new MongoNetworkError('it is away'))

    expect(await limits.take(open, 'olena')).toBe(0)
    await limits.takeAll([{ rule: open, key: 'olena' }])
  })

  test('wait once for a database without a primary, however many of them a call counts', async () => {
    const away = new MongoServerSelectionError('no primary', {} as TopologyDescription)
    const limits = await limitsThatMeet(away)
    const asked = () =>
      jest.mocked(Collection.prototype.findOneAndUpdate).mock.calls.length +
      jest.mocked(Collection.prototype.bulkWrite).mock.calls.length

    await limits.takeAll([
      { rule: open, key: 'olena' },
      { rule: open, key: 'taras' },
    ])

    expect(asked()).toBe(1)
    await expect(limits.take(guesses, line(1))).rejects.toBe(away)
  })
})

describe('several limits of one call', () => {
  const wide: SubjectRule = { counts: 'subject', name: 'wide', max: 5, seconds: 600, onStoreDown: 'allow' }
  const here = clientKey('203.0.113.7')
  const both = [
    { rule: guesses, key: here },
    { rule: wide, key: 'olena' },
  ]

  test('are counted together, and each refuses by itself', async () => {
    const limits = await aLimit()

    expect(await refusedOf(4, () => limits.takeAll(both))).toEqual([4])
    expect(await limits.take(wide, 'olena')).toBe(4)
    await limits.take(wide, 'olena')
    await expect(limits.takeAll(both.slice(1))).rejects.toMatchObject({ details: { seconds: 600 } })
  })

  test('who is refused by one uses up nothing of the next', async () => {
    const limits = await aLimit()
    await refusedOf(20, () => limits.takeAll(both))

    expect(await limits.take(wide, 'olena')).toBe(guesses.max + 1)
  })

  test('parallel calls do not slip through', async () => {
    const limits = await aLimit()

    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limits.takeAll(both)))

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(guesses.max)
  })

  test('count the /48 of a client too, and begin again when their time is over', async () => {
    const time = { now: clock.now().getTime() }
    const limits = await createLimits({ db: await freshDatabase(), clock: { now: () => new Date(time.now) } })
    const most = guesses.max * NETWORK_FACTOR
    const take = (index: number) => limits.takeAll([{ rule: guesses, key: line(index) }])

    expect(await refusedOf(most + 1, take)).toEqual([most + 1])
    time.now += 600_000
    expect(await refusedOf(most + 1, take)).toEqual([most + 1])
  })
})
