import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { createFileSink } from './file-sink.ts'

let folder = ''
let sinks: ReturnType<typeof createFileSink>[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-log-'))
})
afterEach(async () => {
  await Promise.all(sinks.map(sink => sink.close()))
  sinks = []
  rmSync(folder, { recursive: true, force: true })
})

const bounds = { mostBytes: 1000, fileMs: DAY_MS, keepMs: 240 * HOUR_MS }
const names = () => readdirSync(folder).toSorted()
const text = () => names().map(name => readFileSync(path.join(folder, name), 'utf8'))

function opened() {
  const clock = { now: Date.now() }
  const sink = createFileSink(path.join(folder, 'shop.log'), bounds, () => clock.now)
  sinks.push(sink)
  return { clock, write: (line: string) => sink.append(Buffer.from(`${line}\n`)) }
}

test('however much is logged, all files together stay within the bound, and the newest lines are kept', async () => {
  const { clock, write } = opened()
  for (let line = 1000; line < 1200; line++) {
    clock.now += 1
    await write(`line ${line} ${'x'.repeat(20)}`)
  }

  const total = names().reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  expect(total).toBeLessThanOrEqual(1000)
  expect(names()).toHaveLength(10)
  const kept =
    text()
      .join('')
      .match(/line \d+/g) ?? []
  expect(kept.at(-1)).toBe('line 1199')
  expect(kept.length).toBeGreaterThan(20)
})

test('a new day begins a new file', async () => {
  const { clock, write } = opened()
  await write('first')
  clock.now += 25 * HOUR_MS
  await write('second')

  expect(text()).toEqual(['first\n', 'second\n'])
})

test('a file that was deleted or moved away is created again', async () => {
  const { clock, write } = opened()
  await write('first')
  rmSync(path.join(folder, 'shop.log'))
  clock.now += 1000
  await write('second')
  rmSync(folder, { recursive: true })
  clock.now += 1000
  await write('third')

  expect(text()).toEqual(['third\n'])
})

test('another start goes on in the same file', async () => {
  await opened().write('first')
  await opened().write('second')

  expect(text()).toEqual(['first\nsecond\n'])
})
