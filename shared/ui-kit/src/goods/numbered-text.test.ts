import { isNumbered, matchesNumbered } from './numbered-text.ts'

const twelfth = { label: 'Відділення № 12 (до 30 кг): вул. Сонячна, 45', search: 'Branch No. 12: 45 Soniachna St' }
const other = { label: 'Відділення № 3 (до 30 кг): вул. Тиха, 12', search: 'Branch No. 3: 12 Tykha St' }

test.each(['12', '№12', '№ 12', 'відділення 12', 'Branch 12', '1'])('finds department 12 by "%s"', typed => {
  expect(matchesNumbered(twelfth, typed)).toBe(true)
})

test.each(['12', 'відділення 12'])('does not take the house for the number: "%s"', typed => {
  expect(matchesNumbered(other, typed)).toBe(false)
})

test.each(['сонячна', 'Soniachna 45', 'соняч 45'])('finds a street and its house by "%s"', typed => {
  expect(matchesNumbered(twelfth, typed)).toBe(true)
})

test('the very number is distinguished from longer ones that begin with it', () => {
  expect(['№12', 'branch 12', '12 '].every(typed => isNumbered(twelfth, typed))).toBe(true)
  expect(isNumbered({ label: 'Відділення № 120: вул. Тиха, 12' }, '12')).toBe(false)
  expect(isNumbered(twelfth, 'сонячна')).toBe(false)
})
