import { splitAtMatches } from './Highlighted.tsx'

const found = (text: string, search: string) =>
  splitAtMatches(text, search)
    .filter(({ isFound }) => isFound)
    .map(segment => segment.text)

test.each([
  ['Олена Коваль', 'коваль', 'Коваль'],
  ['26-000042', '0042', '0042'],
  ['+380671234567', '067 123', '067123'],
])('in %s, the search "%s" marks "%s"', (text, search, marked) => {
  expect(found(text, search)).toEqual([marked])
})

test('a surname and a name are both marked, in whichever order they are typed', () => {
  expect(found('Олена Коваль', 'коваль оле')).toEqual(['Оле', 'Коваль'])
  expect(found('Олена Коваль', 'Шевченко Олена')).toEqual([])
  expect(found('Олена Коваль', 'ол олена')).toEqual([])
})

test.each([
  ['Олена Коваль', ''],
  ['Олена Коваль', 'Оксана'],
  ['Олена Коваль', '0'],
])('in %s, the search "%s" marks nothing', (text, search) => {
  expect(splitAtMatches(text, search)).toMatchObject([{ text, isFound: false }])
})
