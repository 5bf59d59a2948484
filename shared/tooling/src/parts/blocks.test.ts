import { withBlock } from './blocks.ts'

const text = 'first\n  # parts: names\n  old\n  # parts: end\nlast\n'

test('the lines of a block are replaced, as far in as its marker stands, and nothing around it', () => {
  expect(withBlock(text, 'names', ['one', 'two'])).toBe('first\n  # parts: names\n  one\n  two\n  # parts: end\nlast\n')
})

test('a block that holds its lines already stays as it is, byte for byte', () => {
  const once = withBlock(text, 'names', ['one'])

  expect(withBlock(once, 'names', ['one'])).toBe(once)
})

test('in documents the markers are comments of HTML', () => {
  expect(withBlock('<!-- parts: table -->\n<!-- parts: end -->\n', 'table', ['| a |'])).toBe(
    '<!-- parts: table -->\n| a |\n<!-- parts: end -->\n',
  )
})

test.each([
  ['no block of this name', 'nothing', 'has no line "# parts: names"'],
  ['two of them', `${text}${text}`, 'has two lines "# parts: names"'],
  ['a block without an end', '# parts: names\none\n', 'has no line "# parts: end" after "# parts: names"'],
  [
    'a block that begins within it',
    '# parts: names\n# parts: other\n# parts: end\n',
    'has no line "# parts: end" after "# parts: names"',
  ],
])('a text with %s is refused', (_what, refused, message) => {
  expect(() => withBlock(refused, 'names', [])).toThrow(message)
})
