import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

/** Six digits of the app, or a recovery code as it was written down. */
export const secondFactorCodeSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'code_required'), z.maxLength(40, 'too_long'), z.regex(/^[\w\s-]*$/, 'code_wrong'))

const access = 'staff'
const path = '/api/admin/me/second-factor'
const nothing = z.object({})
/** Shown once; the service keeps digests. */
const shownOnce = z.object({ recovery_codes: z.array(z.string()) })

export const beginSecondFactorEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/begin`,
  summary: 'A secret for the app that makes codes, for ten minutes; nothing changes until a code confirms it',
  access,
  action: 'staff_second_factor_begin',
  audited: 'all',
  stepUp: true,
  body: nothing,
  result: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
})
export const confirmSecondFactorEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/confirm`,
  summary: 'Switches the second factor on by a code of the app; all other sessions end',
  access,
  action: 'staff_second_factor_on',
  audited: 'all',
  body: z.object({ code: secondFactorCodeSchema }),
  result: shownOnce,
})
export const newRecoveryCodesEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Ten new recovery codes in place of those before',
  access,
  action: 'staff_recovery_codes',
  audited: 'all',
  stepUp: true,
  body: nothing,
  result: shownOnce,
})
export const switchSecondFactorOffEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/switch-off`,
  summary: 'Switches one’s own second factor off; all other sessions end',
  access,
  action: 'staff_second_factor_off',
  audited: 'all',
  stepUp: true,
  body: nothing,
  result: z.object({}),
})
export const resetSecondFactorEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/:id/second-factor/reset',
  summary: 'Takes the second factor from a person who has lost it; every session of that person ends',
  access: 'staff:staff',
  action: 'staff_second_factor_reset',
  audited: 'all',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: z.object({}),
  result: z.object({}),
})
