import { markedParts } from './marked-parts.ts'

const marked = (title: string, terms: string[]) =>
  markedParts(title, terms)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('marks each word that was found, in any letter case', () => {
  expect(marked('Сукня на запах бордова', ['сукня', 'бордова'])).toBe('[Сукня] на запах [бордова]')
})

test('marks whole words only', () => {
  expect(marked('Сукня-футляр суконна', ['сук', 'футляр'])).toBe('Сукня-[футляр] суконна')
})

test('of two found words that begin alike the longer one is marked', () => {
  expect(marked('Navy blue dress', ['navy', 'navy blue'])).toBe('[Navy blue] dress')
})

test('signs in a found word are taken as they are', () => {
  expect(marked('Top (S) 100% silk', ['(s)', '.*'])).toBe('Top [(S)] 100% silk')
})

test('without found words the title stays whole', () => {
  expect(markedParts('Пальто', [])).toEqual([{ text: 'Пальто', isMatch: false }])
})
