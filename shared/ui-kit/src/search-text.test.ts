import { matchesText } from './search-text.ts'

const branch = 'Відділення №12: вул. Шевченка, 4'

test.each(['12', 'відділення 12', 'шевч', 'shevchenka', '12 шевченка', ''])('finds a branch by "%s"', typed => {
  expect(matchesText(branch, typed)).toBe(true)
})

test('does not take a number from the middle of another one', () => {
  expect(matchesText('Відділення №112', '12')).toBe(false)
})

test.each([
  ['Київ', 'kyiv'],
  ['Харків', 'kharkiv'],
  ['Кам’янець-Подільський', "кам'янець"],
  ['Львів', 'Lviv'],
  ['Ялта', 'yalta'],
  ['Запоріжжя', 'zaporizhzhia'],
])('finds %s by %s', (city, typed) => {
  expect(matchesText(city, typed)).toBe(true)
})
