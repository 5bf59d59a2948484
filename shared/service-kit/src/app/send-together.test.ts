import type { Context } from 'koa'
import { sendTogether } from './send-together.ts'

/** A request whose answer is ready as soon as it is asked for. */
function ready(written: string, sent: string[]) {
  const res = { statusCode: 200, setHeader() {}, writeHead() {}, end: (text: string) => sent.push(text) }
  return sendTogether({ res, state: { written } } as unknown as Context, async () => {})
}

test('answers that are ready in one turn leave one after another, when the last of them is ready', async () => {
  const sent: string[] = []
  const first = ready('first', sent)
  await null
  const second = ready('second', sent)
  for (let step = 0; step < 20; step++) await null
  expect(sent).toEqual([])

  await Promise.all([first, second])
  expect(sent).toEqual(['first', 'second'])
})

test('an answer of a later turn leaves too', async () => {
  const sent: string[] = []
  await ready('first', sent)
  await ready('second', sent)

  expect(sent).toEqual(['first', 'second'])
})

test('a refusal does not wait', async () => {
  const refused = sendTogether({ state: {} } as Context, async () => {
    throw new Error('refused')
  })

  await expect(refused).rejects.toThrow('refused')
})
