import { BlockList, isIP } from 'node:net'

// Everything that is not the open internet: this machine, private and shared networks, examples, multicast, what is reserved.
const blocked: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]
const list = new BlockList()
for (const [network, bits, family] of blocked) list.addSubnet(network, bits, family)
// Only what is given out to the internet at all.
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** May the shop ask this address for something? Only one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !list.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !list.check(address, 'ipv6')
}
