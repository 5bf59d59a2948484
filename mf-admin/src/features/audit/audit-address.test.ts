import { readAuditAddress, writeAuditAddress } from './audit-address.ts'

const read = (query: string) => readAuditAddress(new URLSearchParams(query))

test('a filter of the address is read, and written back as it was', () => {
  const query = 'search=DR-1042&who=olha&kind=product&from=2026-11-01&until=2026-11-21&after=1-2&entry=e1'
  expect(read(query)).toEqual({
    filter: { search: 'DR-1042', who: 'olha', kind: 'product', from: '2026-11-01', until: '2026-11-21' },
    after: '1-2',
    entry: 'e1',
  })
  expect(String(writeAuditAddress(read(query)))).toBe(query)
})

test('what nobody may ask is left out', () => {
  expect(read('kind=god&from=yesterday&search=%20').filter).toEqual({})
  expect(read(`search=${'a'.repeat(200)}`).filter.search).toHaveLength(100)
})
