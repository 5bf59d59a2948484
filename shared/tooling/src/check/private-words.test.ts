import { formerNames, formerNamesIn, formerPhrasesIn } from './private-words.ts'

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

test('reports a phrase at the beginning of a sentence and in the middle of one', () => {
  const text = '// Whoever asks waits.\n// It is drawn anew.\n// It is renewed.\n'

  expect(formerPhrasesIn('a.ts', text, ['whoever', 'anew'])).toEqual(['a.ts:1: whoever', 'a.ts:2: anew'])
})

test('every former name is listed once', () => {
  expect(new Set(formerNames).size).toBe(formerNames.length)
})
