import { call } from '@shop/api-client/call'
import { resendVerificationEndpoint, verifyEmailEndpoint } from '@shop/contracts/customers/registration'
import { ShopError } from '@shop/contracts/errors'
import { $locale } from '@shop/shell/locale'
import { checkSession } from '@shop/shell/session'
import { atom } from '@shop/shell/stores'

type Verification = 'under-way' | 'proven' | 'expired' | 'failed'

/** What came of the link; it opens once, so it is asked once. */
export const $verification = atom<{ token: string; state: Verification } | null>(null)

export async function verify(token: string): Promise<void> {
  const present = $verification.get()
  if (present?.token === token && present.state !== 'failed') return
  $verification.set({ token, state: 'under-way' })
  try {
    await call(verifyEmailEndpoint, { body: { token } })
    $verification.set({ token, state: 'proven' })
    // The bar that asks for it goes, and what waited for it counts.
    await checkSession()
  } catch (error) {
    const isOver = error instanceof ShopError && error.code === 'link_expired'
    $verification.set({ token, state: isOver ? 'expired' : 'failed' })
  }
}

/** Sends the email once more, in the language of the screen. */
export async function sendAgain(): Promise<void> {
  await call(resendVerificationEndpoint, { body: { locale: $locale.get() } })
}
