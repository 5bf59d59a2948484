import { formerNames, formerNamesIn } from './private-words.ts'

const names = ['oldName', 'Take to work', 'Sold (out)']

test('reports a former identifier and a former phrase with their file and line', () => {
  const text = "import { oldName } from './analytics.ts'\n\nconst label = 'Take to work'\n"

  expect(formerNamesIn('host/src/a.ts', text, names)).toEqual([
    'host/src/a.ts:1: oldName',
    'host/src/a.ts:3: Take to work',
  ])
})

test('reports a phrase with signs that regular expressions read otherwise', () => {
  expect(formerNamesIn('a.md', 'It is Sold (out).', names)).toEqual(['a.md:1: Sold (out)'])
})

test('lets a longer identifier pass that only contains a former one', () => {
  expect(formerNamesIn('a.ts', 'boldName(oldNames, old_name)', names)).toEqual([])
})

test('lets bare words of a former phrase pass', () => {
  expect(formerNamesIn('a.ts', 'Take the bus to work', names)).toEqual([])
})

test('every former name is listed once', () => {
  expect(new Set(formerNames).size).toBe(formerNames.length)
})
