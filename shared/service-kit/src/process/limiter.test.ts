import { createLimiter, createLine, inParallel } from './limiter.ts'

/** Work that ends when the test says so. */
function slowWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    of: (name: string) => () => {
      begun.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    },
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('so many run at once, the others wait in the order in which they came', async () => {
  const work = slowWork()
  const { run: inLine } = createLine(createLimiter(1), { mostWaiting: 2 })
  const made = ['one', 'two', 'three'].map(name => inLine(work.of(name)))
  await settled()
  expect(work.begun).toEqual(['one'])

  work.end('one')
  await settled()
  expect(work.begun).toEqual(['one', 'two'])
  work.end('two')
  await settled()
  work.end('three')

  expect(await Promise.all(made)).toEqual(['one', 'two', 'three'])
})

test('who finds the line full is asked to come back in a moment, and nothing is begun for them', async () => {
  const work = slowWork()
  const { run: inLine } = createLine(createLimiter(1), { mostWaiting: 1 })
  const made = [inLine(work.of('one')), inLine(work.of('two'))]

  await expect(inLine(work.of('three'))).rejects.toMatchObject({ code: 'busy', details: { seconds: 2 } })

  work.end('one')
  await settled()
  work.end('two')
  await Promise.all(made)
  expect(work.begun).toEqual(['one', 'two'])
})

test('who leaves gives up the place in the line, and another may take it', async () => {
  const work = slowWork()
  const { run: inLine } = createLine(createLimiter(1), { mostWaiting: 1 })
  const leaving = new AbortController()
  const first = inLine(work.of('one'))
  const left = inLine(work.of('two'), leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })

  const third = inLine(work.of('three'))
  work.end('one')
  await first
  await settled()
  work.end('three')

  expect(await third).toBe('three')
  expect(work.begun).toEqual(['one', 'three'])
})

test('nothing is begun for those who have left already', async () => {
  const work = slowWork()

  await expect(
    createLine(createLimiter(1), { mostWaiting: 1 }).run(work.of('one'), AbortSignal.abort()),
  ).rejects.toMatchObject({
    code: 'busy',
  })
  expect(work.begun).toEqual([])
})

test('work that fails leaves its turn to the next', async () => {
  const { run: inLine } = createLine(createLimiter(1), { mostWaiting: 1 })
  const failed = inLine(async () => {
    throw new Error('no memory')
  })
  const next = inLine(async () => 'done')

  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})

test('work that takes all there is waits for them, and nobody who came later goes before it', async () => {
  const work = slowWork()
  const limiter = createLimiter(2)
  const { run: draw } = createLine(limiter, { mostWaiting: 9 })
  const { run: upload } = createLine(limiter, { takes: 2, mostWaiting: 9 })
  const made = [draw(work.of('drawn')), upload(work.of('uploaded')), draw(work.of('late')), draw(work.of('later'))]
  await settled()
  expect(work.begun).toEqual(['drawn'])

  work.end('drawn')
  await settled()
  expect(work.begun).toEqual(['drawn', 'uploaded'])
  work.end('uploaded')
  await settled()
  expect(work.begun).toEqual(['drawn', 'uploaded', 'late', 'later'])
  work.end('late')
  work.end('later')
  await Promise.all(made)
})

test('when a waiter for the whole capacity leaves, those behind go on', async () => {
  const work = slowWork()
  const limiter = createLimiter(2)
  const { run: draw } = createLine(limiter, { mostWaiting: 9 })
  const leaving = new AbortController()
  const first = draw(work.of('first'))
  const left = createLine(limiter, { takes: 2, mostWaiting: 9 }).run(work.of('left'), leaving.signal)
  const second = draw(work.of('second'))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
  await settled()

  expect(work.begun).toEqual(['first', 'second'])
  work.end('first')
  work.end('second')
  await Promise.all([first, second])
})

test('only so many works run at the same time, all of them in the end, and each once', async () => {
  const done: number[] = []
  let running = 0
  let most = 0

  await inParallel([...Array(20).keys()], 3, async index => {
    running += 1
    most = Math.max(most, running)
    for (let turns = 0; turns < index % 4; turns++) await settled()
    running -= 1
    done.push(index)
  })

  expect(most).toBe(3)
  expect(done.sort((one, other) => one - other)).toEqual([...Array(20).keys()])
})

test('a work that fails stops none of the others, and its failure is thrown in the end', async () => {
  const done: number[] = []
  const work = async (index: number) => {
    if (index === 1) throw new Error('the second failed')
    await settled()
    done.push(index)
  }

  await expect(inParallel([0, 1, 2, 3], 2, work)).rejects.toThrow('the second failed')
  expect(done).toEqual([0, 2, 3])
})
