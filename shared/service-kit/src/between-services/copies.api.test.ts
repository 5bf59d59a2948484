import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../app/listen.ts'
import { type Asking, CopyAway, createCopies } from './copies.ts'
import { fetchFromCopy } from './fetch-from-copy.ts'

const patience = { slowMs: 20, againMs: 50, lookMs: 500, readmitMs: 20 }
const opened: { stop(): Promise<void> }[] = []
afterEach(() => Promise.all(opened.splice(0).map(({ stop }) => stop())))

type Mood = 'well' | 'slow' | 'silent' | 'breaking' | 'closing'

/** A process whose mood the test changes; it counts what it is asked. */
async function openCopy(name: string) {
  const copy = { url: '', mood: 'well' as Mood, isReady: true, asked: 0, unanswered: 0, looks: 0 }
  const waiting: (() => void)[] = []
  const door = await listen({
    host: '127.0.0.1',
    port: 0,
    app: (req, res) => {
      if (copy.mood === 'silent') {
        if (req.url === '/who') copy.unanswered += 1
        return
      }
      if (req.url === '/health/live') copy.looks += 1
      if (req.url === '/health/live') return void res.end()
      if (req.url === '/health/ready') return void res.writeHead(copy.isReady ? 200 : 503).end()
      copy.asked += 1
      if (copy.mood === 'breaking') return void res.destroy()
      if (copy.mood === 'slow') return void waiting.push(() => res.end(name))
      if (copy.mood === 'closing') res.setHeader('connection', 'close')
      res.end(name)
    },
  })
  copy.url = `http://127.0.0.1:${door.port}`
  const stop = async () => {
    door.server.closeAllConnections()
    await door.stop()
  }
  opened.push({ stop })
  return Object.assign(copy, { stop, answerNow: () => waiting.splice(0).forEach(answer => void answer()) })
}

const nameOf = async (asking: Asking) => (await fetchFromCopy(asking, '/who')).text

async function openTwo() {
  const [one, two] = await Promise.all([openCopy('one'), openCopy('two')])
  const copies = createCopies([one.url, two.url], patience)
  return { one, two, ask: (repeatable: 'repeatable' | 'once' = 'repeatable') => copies.ask(nameOf, repeatable) }
}

async function askTimes(times: number, ask: () => Promise<unknown>) {
  const answers = []
  for (let turn = 0; turn < times; turn++) answers.push(await ask())
  return answers
}

test('questions are spread over all copies', async () => {
  const { one, two, ask } = await openTwo()
  await askTimes(10, ask)
  expect([one.asked, two.asked]).toEqual([5, 5])
})

test('a copy that refuses connections is skipped at once by every call, and asked again when it is ready', async () => {
  const { one, two, ask } = await openTwo()
  await one.stop()
  expect(new Set(await askTimes(6, () => ask('once')))).toEqual(new Set(['two']))

  const { port } = new URL(one.url)
  const again = await listen({ host: '127.0.0.1', port: Number(port), app: (_, res) => void res.end('one again') })
  opened.push(again)
  const answers = new Set<unknown>()
  while (!answers.has('one again')) answers.add(await ask())
  expect([...answers].toSorted()).toEqual(['one again', 'two'])
  expect(two.asked).toBeGreaterThan(6)
})

test('what broke off is asked of another copy where that is safe, and never else', async () => {
  const { one, two, ask } = await openTwo()
  one.mood = 'breaking'
  two.mood = 'breaking'
  await expect(ask('once')).rejects.toMatchObject({ wasAsked: true })
  expect(one.asked + two.asked).toBe(1)

  const other = await openTwo()
  other.one.mood = 'breaking'
  // Else it would be asked again on a machine that is slow at the six questions.
  other.one.isReady = false
  expect(new Set(await askTimes(6, () => other.ask()))).toEqual(new Set(['two']))
  expect(other.one.asked).toBe(1)
})

test('calls that wait for a frozen copy go to another, and later ones avoid it', async () => {
  const { one, ask } = await openTwo()
  one.mood = 'silent'
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(['two', 'two', 'two', 'two'])

  const unanswered = one.unanswered
  await askTimes(6, () => ask('once'))
  expect(one.unanswered).toBe(unanswered)
})

test('a write that a frozen copy may have carried out is not sent again', async () => {
  const { one, two, ask } = await openTwo()
  one.mood = 'silent'
  two.mood = 'silent'
  await expect(ask('once')).rejects.toBeInstanceOf(CopyAway)
})

test('a copy that is slow but alive is waited for', async () => {
  const { one, two, ask } = await openTwo()
  one.mood = 'slow'
  two.mood = 'slow'
  const asked = Promise.all([ask(), ask()])
  while (one.looks < 3 || two.looks < 3) await pause(5)
  one.answerNow()
  two.answerNow()

  expect((await asked).toSorted()).toEqual(['one', 'two'])
  expect([one.asked, two.asked]).toEqual([1, 1])
})

test('a copy that ends says so with its answers: the next questions go to the others until it is ready', async () => {
  const { one, ask } = await openTwo()
  one.mood = 'closing'
  one.isReady = false
  await askTimes(8, ask)
  expect(one.asked).toBe(1)
})

test('where all are out, they are asked all the same', async () => {
  const { one, two, ask } = await openTwo()
  for (const copy of [one, two]) Object.assign(copy, { mood: 'breaking', isReady: false })
  await expect(ask()).rejects.toBeInstanceOf(CopyAway)
  for (const copy of [one, two]) copy.mood = 'well'
  expect(await ask()).toMatch(/one|two/)
})
