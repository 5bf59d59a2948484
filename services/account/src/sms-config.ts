import * as z from 'zod/mini'
import type { TurboSmsAccount } from './ports/sms/turbosms-carrier.ts'

/** Variables about messages to phones. Without an account they stay in the shop, where developers look at them. */
export const smsEnvironment = {
  NODE_ENV: z.optional(z.string()),
  SMS: z._default(z.enum(['on', 'caught'], 'must be on or caught'), 'on'),
  TURBOSMS_TOKEN: z.optional(z.string()),
  TURBOSMS_SENDER: z._default(z.string().check(z.maxLength(11, 'must have at most 11 characters')), 'LEVADA'),
}

type SmsEnvironment = z.infer<z.ZodMiniObject<typeof smsEnvironment>>

const NO_TOKEN =
  'TURBOSMS_TOKEN is missing: nobody could confirm a phone. To try the shop without messages, choose SMS=caught'

/**
 * How messages leave; null when they are caught.
 * @throws Error when a shop that sells could not send its codes.
 */
export function smsFrom(env: SmsEnvironment): TurboSmsAccount | null {
  const { NODE_ENV, SMS, TURBOSMS_TOKEN: token, TURBOSMS_SENDER: sender } = env
  if (SMS === 'caught') return null
  if (!token && NODE_ENV === 'production') throw new Error(NO_TOKEN)
  return token ? { token, sender } : null
}
