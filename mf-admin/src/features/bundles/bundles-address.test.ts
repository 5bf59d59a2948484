import { readBundlesAddress, writeBundlesAddress } from './bundles-address.ts'

test.each([
  '',
  'search=frost',
  'filter=warned',
  'search=a+b&filter=deleted&page=3',
  'sort=discount&dir=desc&hide=products%2Cprice',
  'sort=changed',
])('the address "%s" of bundles stays as it was', address => {
  expect(String(writeBundlesAddress(readBundlesAddress(new URLSearchParams(address))))).toBe(address)
})

test('what no list of bundles has in its address is left out', () => {
  expect(readBundlesAddress(new URLSearchParams('filter=gold&page=-1&sort=beauty&dir=up&hide=<b>'))).toEqual({
    ...{ search: '', filter: 'all', sort: 'new', dir: 'asc' },
    page: 1,
    hidden: [],
  })
})
