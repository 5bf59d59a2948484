import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { PreparedAnswer, prepareAnswer, readPrepared } from './prepared-answer.ts'
import { createPreparedAnswers } from './prepared-answers.ts'

const { result } = defineEndpoint({
  method: 'GET',
  path: '/api/towns',
  summary: 'Towns',
  access: 'public',
  result: z.object({ towns: z.array(z.string()) }),
})

/** An answer of three times so many bytes, and how often each was made. */
function answersOf(bytes: number) {
  const made: string[] = []
  const prepare = (key: string) => async () => {
    made.push(key)
    const body = Buffer.alloc(bytes)
    return new PreparedAnswer({ br: body, gzip: body, identity: body, mark: key })
  }
  return { made, prepare }
}

test('an answer is made once, however many ask for it, and is what the contract names', async () => {
  const answers = createPreparedAnswers()
  const prepare = jest.fn(() => prepareAnswer({ result }, { towns: ['Київ'], secret: 1 } as { towns: string[] }))

  const all = await Promise.all([answers('kyiv', prepare), answers('kyiv', prepare)])
  all.push(await answers('kyiv', prepare))

  expect(prepare).toHaveBeenCalledTimes(1)
  expect(all.map(readPrepared)).toEqual(all.map(() => ({ status: true, towns: ['Київ'] })))
})

test('when there are too many bytes, what was asked for longest ago gives way', async () => {
  const answers = createPreparedAnswers(3 * 4096)
  const { made, prepare } = answersOf(1024)
  for (const key of ['kyiv', 'lviv', 'odesa', 'kyiv', 'dnipro', 'kyiv', 'lviv']) await answers(key, prepare(key))

  expect(made).toEqual(['kyiv', 'lviv', 'odesa', 'dnipro', 'lviv'])
})

test('questions for what is not there fill the memory no more than others', async () => {
  const answers = createPreparedAnswers(10 * 1024)
  const { made, prepare } = answersOf(0)
  for (const turn of [1, 2]) for (let place = 0; place < 20; place++) await answers(`${place}`, prepare(`${turn}`))

  expect(made).toHaveLength(40)
})

test('what could not be made is tried again', async () => {
  const answers = createPreparedAnswers()
  await expect(answers('kyiv', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const { prepare } = answersOf(1)

  expect(await answers('kyiv', prepare('kyiv'))).toBeInstanceOf(PreparedAnswer)
})
