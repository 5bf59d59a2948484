import type { ClientKey } from './client-key.ts'

/**
 * The network of an address: IPv4 by its first three numbers (/24), IPv6 by its first three groups (/48), which is what one
 * line or one landlord has at most. A client with many addresses mostly has them in one network.
 */
export function networkOf(client: ClientKey): string {
  if (client.endsWith('::/64')) return `${client.split(':').slice(0, 3).join(':')}::/48`
  return client.includes('.') ? `${client.split('.').slice(0, 3).join('.')}.0/24` : client
}
