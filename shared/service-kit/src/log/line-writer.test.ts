import { setImmediate as turn } from 'node:timers/promises'
import { createLineWriter, type Sink } from './line-writer.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

const failure = (code: string) => Object.assign(new Error(code), { code })
const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await turn()
}

/** A disk that can be full, or slow. */
function disk() {
  const state = { problem: '', written: '', isHandedOver: false, held: null as Promise<void> | null }
  const keep = (bytes: Buffer) => {
    if (state.problem) throw failure(state.problem)
    state.written += String(bytes)
  }
  const sink: Sink = {
    async append(bytes) {
      await state.held
      keep(bytes)
    },
    isHandedOver: () => state.isHandedOver,
    appendNow: keep,
  }
  const outages: unknown[] = []
  const lostLine = (count: number) => `${count} lost\n`
  const open = (mostWaiting?: number) =>
    createLineWriter({ sink, lostLine, onOutage: error => outages.push(error), ...(mostWaiting && { mostWaiting }) })
  return { state, open, outages, lines: () => state.written.split('\n').slice(0, -1) }
}

test.each(['ENOSPC', 'EPIPE', 'EIO'])(
  'after %s nothing is thrown, and one line counts the missing lines',
  async code => {
    const { state, open, lines, outages } = disk()
    const writer = open()
    writer.write('before\n')
    await settle()

    state.problem = code
    for (const line of ['one\n', 'two\n', 'three\n']) writer.write(line)
    await settle()
    for (let tries = 0; tries < 3; tries++) {
      await jest.advanceTimersByTimeAsync(1000)
      await settle()
    }
    state.problem = ''
    await jest.advanceTimersByTimeAsync(1000)
    await settle()
    writer.write('after\n')
    await settle()

    expect(lines()).toEqual(['before', '3 lost', 'after'])
    expect(outages).toHaveLength(1)
  },
)

test('the missing lines are reported without waiting for the next line', async () => {
  const { state, open, lines } = disk()
  const writer = open()
  state.problem = 'ENOSPC'
  writer.write('one\n')
  await settle()

  state.problem = ''
  await jest.advanceTimersByTimeAsync(1000)
  await settle()

  expect(lines()).toEqual(['1 lost'])
})

test('what waits for a slow disk has a bound, and what is beyond it is counted', async () => {
  const { state, open, lines } = disk()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.held = promise
  const writer = open(30)
  for (let line = 0; line < 10; line++) writer.write(`line-000${line}\n`)

  resolve()
  await settle()

  expect(lines()).toEqual(['line-0000', '6 lost', 'line-0001', 'line-0002', 'line-0003'])
})

test.each([
  ['and not what the system has already', true, ['waits', 'last lines']],
  ['and what was about to be written', false, ['on its way', 'waits', 'last lines']],
])('a process that ends writes what waits, and every later line at once, %s', async (_, isHandedOver, expected) => {
  const { state, open, lines } = disk()
  state.isHandedOver = isHandedOver
  const { promise } = Promise.withResolvers<void>()
  state.held = promise
  const writer = open()
  writer.write('on its way\n')
  writer.write('waits\n')

  writer.flushNow()
  writer.write('last lines\n')

  expect(lines()).toEqual(expected)
})
