import { inOneAlphabet } from './one-alphabet.ts'

const LATIN_C = 'c'
const CYRILLIC_A = 'а'

test('a look-alike of the other alphabet becomes the letter that was meant', () => {
  expect(inOneAlphabet(`${LATIN_C}укня`)).toBe('сукня')
  expect(inOneAlphabet(`sukni${CYRILLIC_A}`)).toBe('suknia')
})

test.each(['сукня', 'dress', '1042', ''])('"%s" stays as it is', token => {
  expect(inOneAlphabet(token)).toBe(token)
})
