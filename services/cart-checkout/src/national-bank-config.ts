import { urlSchema } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import { createBankGovUa } from './ports/national-bank/bank-gov-ua.ts'
import type { NationalBank } from './ports/national-bank/national-bank.ts'

/** Whether staff may ask the National Bank for its rate, and where. Nothing is asked until they do. */
export const nationalBankEnvironment = {
  NATIONAL_BANK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  /** Where the bank is asked, if not at its own address. */
  NATIONAL_BANK_API: z.optional(urlSchema),
}

type BankEnvironment = z.infer<z.ZodMiniObject<typeof nationalBankEnvironment>>

/** Null: the bank is not asked. No other host than the named one is ever asked. */
export function nationalBankFrom({ NATIONAL_BANK, NATIONAL_BANK_API: origin }: BankEnvironment): NationalBank | null {
  return NATIONAL_BANK === 'off' ? null : createBankGovUa(origin ? { origin } : {})
}
