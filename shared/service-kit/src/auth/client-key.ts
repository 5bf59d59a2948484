import { isIPv6 } from 'node:net'

declare const madeHere: unique symbol
/** Only `clientKey` makes one, so that no limit can count an address as it came. */
export type ClientKey = string & { readonly [madeHere]: true }

/** Under which key the tries of an address are counted. An IPv6 line has a whole /64 to change addresses in. */
export function clientKey(address: string): ClientKey {
  if (!isIPv6(address)) return address as ClientKey
  const groups = groupsOf(address)
  return (mappedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`) as ClientKey
}

/** The address of IPv4 that a socket for both kinds shows as one of IPv6 (`::ffff:203.0.113.7`), however that is written. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 6).map(hex).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null
}

/**
 * The /48 around the /64 of a key, null for an address of IPv4: tunnels and hosts give a whole one to anybody, so it has a counter of
 * its own. A roomier one, for an operator may have thousands of customers in it.
 */
export function networkOf(client: string): string | null {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(client) ?? []
  return network === undefined ? null : `${network}:/48`
}

/** How many times the maximum of a /64 a whole /48 may have. */
export const NETWORK_FACTOR = 8

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): number[] {
  const written = address.replace(/%.*$/, '').replace(/\d+(?:\.\d+){3}$/, lastGroups)
  const [head = '', tail = ''] = written.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const gap = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...gap, ...after].map(group => Number.parseInt(group, 16))
}

/** The last two groups, which may be written as an address of IPv4. */
function lastGroups(address: string): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = address.split('.').map(Number)
  return `${hex(first * 256 + second)}:${hex(third * 256 + fourth)}`
}

function hex(group: number): string {
  return group.toString(16)
}
