import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import type { ClientRule } from '@shop/service-kit/auth/limits'

/** What a link in an email is good for, and how long (docs/rules.md, "Accounts"). */
export const linkLives = { verify: DAY_MS, reset: HOUR_MS } as const
export type LinkPurpose = keyof typeof linkLives

/** How many links one address may try, whatever they are for (docs/rules.md, "Limits"). */
export const tokenTries: ClientRule = {
  counts: 'client',
  name: 'token-address',
  max: 30,
  seconds: 3600,
  onStoreDown: 'deny',
}
