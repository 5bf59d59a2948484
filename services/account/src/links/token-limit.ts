import type { ClientRule } from '@shop/service-kit/auth/limits'

/** How many links one address may try (D12), whatever they are for. */
export const tokenTries: ClientRule = {
  counts: 'client',
  name: 'token-address',
  max: 30,
  seconds: 3600,
  onStoreDown: 'deny',
}
