import { LONGEST_COUNT, writeCount, writeShort } from './ready-text.ts'

test.each([0, 1, 9, 10, 99, 100, 132, 99_999, 100_000, 1_234_567_890])('%d is written as a reader writes it', count => {
  const answer = Buffer.alloc(LONGEST_COUNT + 2, '-')
  const end = writeCount(count, answer, 1)

  expect(answer.toString('latin1', 0, end)).toBe(`-${count}`)
  expect(answer[end]).toBe('-'.charCodeAt(0))
})

test('a part of a text is written where it belongs', () => {
  const answer = Buffer.alloc(5, '-')

  expect(writeShort(Buffer.from('black'), 1, 4, answer, 1)).toBe(4)
  expect(String(answer)).toBe('-lac-')
})
