import { isIPv6 } from 'node:net'

declare const madeHere: unique symbol
/** Only `clientKey` makes one, so that no limit can count an address as it came. */
export type ClientKey = string & { readonly [madeHere]: true }

/** Under which key the tries of an address are counted. An IPv6 line has a whole /64 to change addresses in. */
export function clientKey(address: string): ClientKey {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return (isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : plain) as ClientKey
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

function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
}
