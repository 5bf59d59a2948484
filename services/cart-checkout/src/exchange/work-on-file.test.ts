import { silentLog } from '@shop/service-kit/log/log'
import type { ExchangeFile } from './exchange-files.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { BEAT_MS, workOnFile } from './work-on-file.ts'

const LEASE_MS = 30_000
const start = new Date('2026-11-21T12:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: start })
})
afterEach(() => {
  jest.useRealTimers()
})

/** One complete file, and what is known of it. */
function oneFile() {
  const file = { _id: 'f', exchange: 'e', state: 'complete', lease_until: start, tries: 0, documents_done: 0 }
  const state = { file: file as unknown as ExchangeFile & { holder?: string }, unreadable: 0, holds: 0 }
  const isHeldBy = (holder: string) => state.file.state === 'complete' && state.file.holder === holder
  const exchangeFiles = {
    async claim(_: string, holder: string, now: Date, lease_until: Date) {
      if (state.file.state !== 'complete' || state.file.lease_until > now) return null
      state.file = { ...state.file, holder, lease_until, tries: (state.file.tries ?? 0) + 1 }
      return state.file
    },
    async hold(_: string, holder: string, lease_until: Date) {
      if (!isHeldBy(holder)) return false
      state.holds += 1
      state.file = { ...state.file, lease_until }
      return true
    },
    async *read() {
      yield Buffer.from('a')
    },
    async saveProgress(worked: ExchangeFile, holder: string, lease_until: Date) {
      if (!isHeldBy(holder)) return false
      state.file = { ...worked, holder, lease_until, tries: 0 }
      return true
    },
    async uncountTry() {
      state.file = { ...state.file, tries: (state.file.tries ?? 0) - 1 }
    },
    async markDone() {
      state.file = { ...state.file, state: 'done' }
    },
    async markFailed(_: string, problem: string) {
      state.file = { ...state.file, state: 'failed', problem }
    },
  }
  const exchangeLog = {
    async recordUnreadable() {
      state.unreadable += 1
    },
  }
  const clock = { now: () => new Date() }
  return { state, deps: { exchangeFiles, exchangeLog, clock, log: silentLog } }
}

test('a file that takes longer than its lease is read once: the lease is prolonged, and who asks again hears that it goes on', async () => {
  const { deps, state } = oneFile()
  const reading = Promise.withResolvers<string>()
  let passes = 0
  const work = () => {
    passes += 1
    return reading.promise
  }
  const first = workOnFile(deps, 'f', work)
  for (let waited = 0; waited < 10 * LEASE_MS; waited += BEAT_MS) {
    await jest.advanceTimersByTimeAsync(BEAT_MS)
    expect(await workOnFile(deps, 'f', work)).toBe('going on')
  }
  expect(await first).toBe('going on')
  expect(passes).toBe(1)

  reading.resolve('read')
  await jest.advanceTimersByTimeAsync(0)
  const { holds } = state
  await jest.advanceTimersByTimeAsync(10 * BEAT_MS)
  expect(state.holds).toBe(holds)
})

test('a file whose process dies three times is given up, and one that comes on meanwhile is not', async () => {
  const { deps, state } = oneFile()
  // Nobody prolongs the lease of the dead.
  const dies = async () => {
    void workOnFile(deps, 'f', () => new Promise(() => {}))
    await jest.advanceTimersByTimeAsync(0)
    const diedAt = Date.now()
    jest.clearAllTimers()
    jest.setSystemTime(diedAt + LEASE_MS + 1)
  }
  for (let tries = 0; tries < 3; tries += 1) await dies()
  await expect(workOnFile(deps, 'f', async () => 'never')).rejects.toThrow(ExchangeProblem)
  expect(state).toMatchObject({ unreadable: 1, file: { state: 'failed', problem: 'given_up' } })

  const { deps: others, state: other } = oneFile()
  const comesOn = (documents_done: number) =>
    workOnFile(others, 'f', async (file, its) => {
      await its.save({ ...file, documents_done })
      throw new Error('the process ends')
    }).catch(() => jest.setSystemTime(Date.now() + LEASE_MS + 1))
  for (const documents_done of [100, 200, 300, 400, 500]) await comesOn(documents_done)
  expect(other.file).toMatchObject({ state: 'complete', documents_done: 500 })
})

test('who has lost the file to another process stops at the next step', async () => {
  const { deps, state } = oneFile()
  const outcome = workOnFile(deps, 'f', async (file, its) => {
    state.file = { ...state.file, holder: 'another' }
    await its.save(file)
    return 'saved'
  })
  expect(await outcome).toBe('going on')
  expect(state.file).toMatchObject({ holder: 'another', state: 'complete' })
})
