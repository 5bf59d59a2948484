import { citationProblemsIn, headingsOf } from './citations.ts'

const headings = headingsOf('# Business rules\n\n## Money\n\nText.\n\n## Cart and wishlist\n\n### Lines\n')

const problemsOf = (text: string) => citationProblemsIn('a.ts', text, headings)

test('only headings of the second level can be cited', () => {
  expect([...headings]).toEqual(['Money', 'Cart and wishlist'])
})

test.each([
  '/** Rounded half up (docs/rules.md, "Money"). */',
  '// Kept for two hours (docs/rules.md, "Cart and wishlist"), priced again (docs/rules.md, "Money").',
  '// Else as it is (RFC 9110 §12.5.3).',
  '// The rules of a list are parsed apart.',
])('lets pass: %s', text => {
  expect(problemsOf(text)).toEqual([])
})

test('reports a heading that the rules do not have, with its file and line', () => {
  expect(problemsOf('const a = 1\n// Rounded (docs/rules.md, "Rounding").')).toEqual([
    'a.ts:2: docs/rules.md has no heading "Rounding"',
  ])
})

test.each([
  ['/** Steps (spec §9). */', 'spec §9'],
  ['/** As the spec says: Spec §7. */', 'Spec §7'],
  ['// Not paid twice (rules §8.2).', 'rules §8.2'],
  ['// Not paid twice (rules.md §8).', 'rules.md §8'],
])('reports a citation by section: %s', (text, section) => {
  expect(problemsOf(text)).toEqual([`a.ts:1: cites "${section}" and not a heading of docs/rules.md`])
})

test.each([
  '// Rounded (docs/rules.md "Money").',
  '// Rounded (docs/rules.md, Money).',
  '// Rounded (docs/rules.md,\n// "Money").',
])('reports a citation in another form: %j', text => {
  expect(problemsOf(text)).toEqual([
    'a.ts:1: names docs/rules.md otherwise than as (docs/rules.md, "Heading") on one line',
  ])
})
