import { PassThrough } from 'node:stream'
import { askFirst } from './ask-first.ts'

/** A terminal at which this is typed. */
function terminalWith(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  input.end(`${typed}\n`)
  const output = new PassThrough()
  return { input, output }
}

const answerOf = (typed: string) => askFirst('Remove it?', { isYes: false }, terminalWith(typed))

test.each([
  ['y', true],
  [' Yes ', true],
  ['', false],
  ['n', false],
  ['yesterday', false],
])('%j typed at the question is %s', async (typed, expected) => {
  expect(await answerOf(typed)).toBe(expected)
})

test('who has said yes before is not asked, and without a terminal nothing is done by silence', async () => {
  const script = { input: new PassThrough(), output: new PassThrough() }

  expect(await askFirst('Remove it?', { isYes: true }, script)).toBe(true)
  await expect(askFirst('Remove it?', { isYes: false }, script)).rejects.toThrow('add --yes')
})
