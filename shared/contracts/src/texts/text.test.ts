import { line, note } from './text.ts'

const name = line(10, 'name_required')
const codesOf = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test.each(['Олена', ' О’Ніл ', 'Ґ', '№ 5', 'Zoë'])('"%s" is a line', text => {
  expect(codesOf(text)).toEqual([])
})

test.each([
  ['nothing', '', 'name_required'],
  ['gaps', ' \t ', 'name_required'],
  ['signs that nobody sees', '\u200b\u2060', 'name_required'],
  ['a bell', 'a\u0007', 'invalid'],
  ['half a character', 'a\ud800', 'invalid'],
  ['too many characters', 'a'.repeat(11), 'too_long'],
])('%s is not a line', (_, text, code) => {
  expect(codesOf(text)).toEqual([code])
})

test('what turns the writing around is taken out', () => {
  expect(name.parse('\u202eОлена\u202c')).toBe('Олена')
  expect(note(20).parse('a\u2067b')).toBe('ab')
})

test('a note may be empty and have several lines', () => {
  expect(note(20).safeParse('').success).toBe(true)
  expect(note(20).safeParse('після 18\nдзвоніть').success).toBe(true)
})
