import { call } from '@shop/api-client/call'
import { sendPhoneCodeEndpoint, verifyPhoneCodeEndpoint } from '@shop/contracts/customers/phone-verification'
import { ShopError } from '@shop/contracts/errors'
import { $locale } from '@shop/shell/locale'
import { queryClient } from '@shop/shell/query'
import { refusalOf } from '@shop/shell/refusal'
import { $codeSent } from '../../customer/code-sent.ts'

/** Asks for a code. When one went to this phone already, the time until the next one is shown the same way. */
export async function sendCode(phone: string): Promise<void> {
  try {
    const { resend_in } = await call(sendPhoneCodeEndpoint, { body: { locale: $locale.get(), phone } })
    $codeSent.set({ phone, resendAt: Date.now() + resend_in * 1000 })
  } catch (error) {
    const { retryAt } = refusalOf(error)
    const isTypable = wasSent(error)
    if ((isTypable || $codeSent.get()?.phone === phone) && retryAt)
      $codeSent.set({ phone, resendAt: retryAt.getTime() })
    // Asked for in another browser, the code can be typed here as well.
    if (!isTypable) throw error
  }
}

function wasSent(error: unknown): boolean {
  return error instanceof ShopError && error.details.code_sent === true
}

/** The phone is proven from now on: profile and prices are requested again. */
export async function verifyCode(code: string): Promise<void> {
  await call(verifyPhoneCodeEndpoint, { body: { code } })
  $codeSent.set(null)
  await queryClient.invalidateQueries()
}
