import { inParallel } from './in-parallel.ts'

const turn = () => new Promise<void>(resolve => setImmediate(resolve))

test('only so many works run at the same time, all of them in the end, and each once', async () => {
  const done: number[] = []
  let running = 0
  let most = 0

  await inParallel([...Array(20).keys()], 3, async place => {
    running += 1
    most = Math.max(most, running)
    for (let turns = 0; turns < place % 4; turns++) await turn()
    running -= 1
    done.push(place)
  })

  expect(most).toBe(3)
  expect(done.sort((one, other) => one - other)).toEqual([...Array(20).keys()])
})

test('a work that fails stops none of the others, and its failure is thrown in the end', async () => {
  const done: number[] = []
  const work = async (place: number) => {
    if (place === 1) throw new Error('the second failed')
    await turn()
    done.push(place)
  }

  await expect(inParallel([0, 1, 2, 3], 2, work)).rejects.toThrow('the second failed')
  expect(done).toEqual([0, 2, 3])
})
