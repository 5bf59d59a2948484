import { call } from '@shop/api-client/call'
import { emailSchema } from '@shop/contracts/contact'
import {
  checkResetTokenEndpoint,
  sendResetEmailEndpoint,
  updatePasswordEndpoint,
} from '@shop/contracts/customers/password-reset'
import { passwordSchema } from '@shop/contracts/secrets'
import { $locale } from '@shop/shell/locale'
import { showSignedOut } from '@shop/shell/session'
import * as z from 'zod/mini'

export const resetRequestSchema = z.object({ email: emailSchema })
export type ResetRequestValues = z.infer<typeof resetRequestSchema>

export const newPasswordSchema = z.object({ password: passwordSchema, password_repeat: z.string() }).check(
  z.refine(({ password, password_repeat }) => password === password_repeat, {
    path: ['password_repeat'],
    error: 'passwords_differ',
  }),
)
export type NewPasswordValues = z.infer<typeof newPasswordSchema>

export async function requestResetEmail({ email }: ResetRequestValues): Promise<void> {
  await call(sendResetEmailEndpoint, { body: { email, locale: $locale.get() } })
}

export async function isLinkLive(token: string): Promise<boolean> {
  return (await call(checkResetTokenEndpoint, { body: { token } })).status
}

/** All sessions end with it, also one of this browser. */
export async function setPassword(token: string, password: string): Promise<void> {
  await call(updatePasswordEndpoint, { body: { token, password, locale: $locale.get() } })
  showSignedOut()
}
