import { matchesText } from './search-text.ts'

const branch = { label: 'Відділення №12', more: 'вул. Шевченка, 40' }

test.each(['12', 'відділення 12', 'шевч', 'shevchenka', '12 шевченка', 'шевченка 40', ''])(
  'finds a branch by "%s"',
  typed => {
    expect(matchesText(branch, typed)).toBe(true)
  },
)

test('does not take a number from the middle of another one', () => {
  expect(matchesText({ label: 'Відділення №112' }, '12')).toBe(false)
})

test('takes a bare number for that of the branch, not of the house', () => {
  expect(matchesText(branch, '40')).toBe(false)
})

test.each([
  ['Київ', 'kyiv'],
  ['Харків', 'kharkiv'],
  ['Кам’янець-Подільський', "кам'янець"],
  ['Львів', 'Lviv'],
  ['Ялта', 'yalta'],
  ['Запоріжжя', 'zaporizhzhia'],
])('finds %s by %s', (label, typed) => {
  expect(matchesText({ label }, typed)).toBe(true)
})
