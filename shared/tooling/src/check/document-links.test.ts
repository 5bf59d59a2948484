import { anchorsOf, brokenLinksIn } from './document-links.ts'

const text = '# Orders\n\n## A page’s way: `start`\n'
const anchors = new Map([['docs/orders.md', anchorsOf(text)]])
const problemsIn = (page: string) =>
  brokenLinksIn({ file: 'docs/a.md', text: page }, target => target === 'docs/orders.md' || target === 'host', anchors)

test('links to files, folders, headings and other sites are let alone', () => {
  expect(
    problemsIn('[a](orders.md) [b](../host) [c](orders.md#a-pages-way-start) [d](https://levada.example/x)'),
  ).toEqual([])
})

test('a link to a file that is not there is named, and so is one to a heading', () => {
  expect(problemsIn('[a](../orders.md)\n[b](orders.md#refunds)')).toEqual([
    'docs/a.md: ../orders.md is not there',
    'docs/a.md: docs/orders.md has no heading #refunds',
  ])
})
