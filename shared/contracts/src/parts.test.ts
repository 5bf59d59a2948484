import { appNames, namesOf, type Part, parts, portOf, remoteNames, serviceNames, urlVariable } from './parts.ts'
import { publicEndpoints } from './public-endpoints.ts'

const all: readonly Part[] = parts
const twice = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index)
const addresses = all.flatMap(({ name, addresses = [] }) => addresses.map(address => ({ name, address })))

test('no two parts have one name, one port or one address', () => {
  expect(twice(all.map(({ name }) => name))).toEqual([])
  expect(twice(all.flatMap(({ port }) => port ?? []))).toEqual([])
  expect(twice(addresses.map(({ address }) => address))).toEqual([])
})

test('whatever runs has a port, whatever answers calls has addresses, and a remote has neither', () => {
  for (const { name, kind, port, addresses } of all)
    expect([name, port !== undefined, addresses !== undefined]).toEqual([name, kind !== 'remote', kind === 'service'])
})

test('the shop has one frame and one door', () => {
  expect([namesOf('shell'), namesOf('door')]).toEqual([['host'], ['gateway']])
})

test('names of parts are words with hyphens, and those of remotes say so', () => {
  for (const { name, kind } of all)
    expect(name).toMatch(kind === 'remote' ? /^mf-[a-z]+(-[a-z]+)*$/ : /^(?!mf-)[a-z]+(-[a-z]+)*$/)
})

test('addresses are small letters below the root, so that case can be left out of the comparison', () => {
  for (const { address } of addresses) expect(address).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
})

test.each(publicEndpoints.map(({ path }) => path))(
  'the call %s has one owner, the one with the longest address',
  path => {
    const of = addresses.filter(({ address }) => `${path}/`.startsWith(`${address}/`))
    const longest = Math.max(...of.map(({ address }) => address.length))

    expect(of.filter(({ address }) => address.length === longest)).toHaveLength(1)
  },
)

test('lists, ports and variables follow from the table', () => {
  expect(appNames).toEqual(['host', ...remoteNames])
  expect(serviceNames.map(name => [name, portOf(name), urlVariable(name)])).toContainEqual([
    'cart-checkout',
    4002,
    'CART_CHECKOUT_URL',
  ])
})
