import { fromCell, toCell, toLine } from './cells.ts'

test.each(['=1+1', '+380', '-5', '@cmd', '\tx', '\rx', '\nx', "'=1", "''@", '＝1', '＋1', '－1', '＠1', "'\t＝1"])(
  'the text %j is no formula in a CSV, and comes back as it was',
  text => {
    expect(toCell(text)).toBe(`'${text}`)
    expect(fromCell(toCell(text))).toBe(text)
  },
)

test.each([' =1', '\u00a0＝1'])('spaces before a formula make no text of it: %j', text => {
  expect(toCell(text)).toBe(`'${text}`)
  expect(fromCell(toCell(text))).toBe(text)
})

test.each(['Сукня', "'twas", 'п’ять', '1=2', 'a+b', ''])('the text %j needs nothing', text => {
  expect(toCell(text)).toBe(text)
  expect(fromCell(text)).toBe(text)
})

test.each([
  ['a\r\n=1', 'a =1'],
  ['a\r=1', 'a =1'],
  ['a\u2028\u2029=1', 'a =1'],
  ['\n=1', "' =1"],
])('%j is one line', (text, written) => {
  expect(toLine(text)).toBe(written)
})
