import { clientKey } from './client-key.ts'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['', ''],
])('the address %s is one of the network %s', (address, network) => {
  expect(networkOf(clientKey(address))).toBe(network)
})
