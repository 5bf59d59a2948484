import { createPlaces, createSlots } from './slots.ts'

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
  const { run: inSlot } = createSlots({ places: createPlaces(1), mostWaiting: 2 })
  const made = ['one', 'two', 'three'].map(name => inSlot(work.of(name)))
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
  const { run: inSlot } = createSlots({ places: createPlaces(1), mostWaiting: 1 })
  const made = [inSlot(work.of('one')), inSlot(work.of('two'))]

  await expect(inSlot(work.of('three'))).rejects.toMatchObject({ code: 'busy', details: { seconds: 2 } })

  work.end('one')
  await settled()
  work.end('two')
  await Promise.all(made)
  expect(work.begun).toEqual(['one', 'two'])
})

test('who leaves gives up the place in the line, and another may take it', async () => {
  const work = slowWork()
  const { run: inSlot } = createSlots({ places: createPlaces(1), mostWaiting: 1 })
  const leaving = new AbortController()
  const first = inSlot(work.of('one'))
  const left = inSlot(work.of('two'), leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })

  const third = inSlot(work.of('three'))
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
    createSlots({ places: createPlaces(1), mostWaiting: 1 }).run(work.of('one'), AbortSignal.abort()),
  ).rejects.toMatchObject({
    code: 'busy',
  })
  expect(work.begun).toEqual([])
})

test('work that fails leaves its slot to the next', async () => {
  const { run: inSlot } = createSlots({ places: createPlaces(1), mostWaiting: 1 })
  const failed = inSlot(async () => {
    throw new Error('no memory')
  })
  const next = inSlot(async () => 'done')

  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})

test('work that takes all places waits for them, and nobody who came later goes before it', async () => {
  const work = slowWork()
  const places = createPlaces(2)
  const { run: draw } = createSlots({ places, mostWaiting: 9 })
  const { run: upload } = createSlots({ places, takes: 2, mostWaiting: 9 })
  const made = [draw(work.of('drawn')), upload(work.of('uploaded')), draw(work.of('late')), draw(work.of('later'))]
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

test('when whoever waits for all places leaves, those behind need not wait for them', async () => {
  const work = slowWork()
  const places = createPlaces(2)
  const { run: draw } = createSlots({ places, mostWaiting: 9 })
  const leaving = new AbortController()
  const first = draw(work.of('first'))
  const left = createSlots({ places, takes: 2, mostWaiting: 9 }).run(work.of('left'), leaving.signal)
  const second = draw(work.of('second'))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
  await settled()

  expect(work.begun).toEqual(['first', 'second'])
  work.end('first')
  work.end('second')
  await Promise.all([first, second])
})
