import type { Part } from '@shop/contracts/parts'
import { newRows, withoutWrittenRows, withRows, withWrittenRows } from './table-rows.ts'

const title = { uk: 'Каталог', en: 'Catalogue' }
const team = '@levada/catalogue'
const table: readonly Part[] = [
  { name: 'host', kind: 'shell', team, title, port: 4000 },
  { name: 'mf-catalog', kind: 'remote', team, title },
  { name: 'catalog', kind: 'service', team, title, port: 4001, addresses: ['/api/products'] },
  { name: 'gateway', kind: 'door', team, title, port: 3000 },
]
const source = `export const parts = [
  { name: 'host', kind: 'shell' },
  { name: 'mf-catalog', kind: 'remote' },
  {
    name: 'catalog',
    kind: 'service',
  },
  { name: 'gateway', kind: 'door' },
]
`
const diary = { name: 'diary', team: '@levada/quality', title: { uk: 'Щоденник', en: 'Diary' } } as const

test('a remote and its service get a row each; the service listens on the next port, at calls of its own name', () => {
  expect(newRows({ ...diary, hasService: true }, table)).toEqual([
    { name: 'mf-diary', kind: 'remote', team: '@levada/quality', title: diary.title },
    {
      ...diary,
      kind: 'service',
      port: 4002,
      addresses: ['/api/diary'],
      plain: true,
    },
  ])
  expect(newRows({ ...diary, hasService: false }, table)).toHaveLength(1)
})

test('the rows stand behind the others of their kind, in the table and in its source', () => {
  const rows = newRows({ ...diary, hasService: true }, table)

  expect(withRows(table, rows).map(({ name }) => name)).toEqual([
    'host',
    'mf-catalog',
    'mf-diary',
    'catalog',
    'diary',
    'gateway',
  ])
  const written = withWrittenRows(source, table, rows)
  expect(written.match(/name: '[\w-]+'/g)).toEqual([
    "name: 'host'",
    "name: 'mf-catalog'",
    "name: 'mf-diary'",
    "name: 'catalog'",
    "name: 'diary'",
    "name: 'gateway'",
  ])
  expect(written).toContain("    addresses: ['/api/diary'],\n    plain: true,\n  },\n")
})

test('a source without the row that follows is refused, not written anywhere', () => {
  const rows = newRows({ ...diary, hasService: true }, table)

  expect(() => withWrittenRows('export const parts = []', table, rows)).toThrow('has no row of catalog')
})

test('rows that are taken away again leave the source as it was, and no other row is touched', () => {
  const rows = newRows({ ...diary, hasService: true }, table)
  const written = withWrittenRows(source, table, rows)

  expect(withoutWrittenRows(written, ['mf-diary', 'diary'])).toBe(source)
  expect(withoutWrittenRows(source, ['mf-catalog'])).not.toContain('mf-catalog')
  expect(withoutWrittenRows(source, ['mf-catalog'])).toContain("name: 'catalog'")
  expect(() => withoutWrittenRows(source, ['diary'])).toThrow('has no row of diary')
})
