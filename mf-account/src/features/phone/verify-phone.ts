import { call } from '@shop/api-client/call'
import { sendPhoneCodeEndpoint, verifyPhoneCodeEndpoint } from '@shop/contracts/phone-verification'
import { $locale } from '@shop/shell/locale'
import { queryClient } from '@shop/shell/query'
import { refusalOf } from '@shop/shell/refusal'
import { $codeSent } from '../../customer/code-sent.ts'

/** Asks for a code. When one went to this phone already, the time until the next one is told the same way. */
export async function sendCode(phone: string): Promise<void> {
  try {
    const { resend_in } = await call(sendPhoneCodeEndpoint, { body: { locale: $locale.get(), phone } })
    $codeSent.set({ phone, resendAt: Date.now() + resend_in * 1000 })
  } catch (error) {
    const { retryAt } = refusalOf(error)
    if ($codeSent.get()?.phone === phone && retryAt) $codeSent.set({ phone, resendAt: retryAt.getTime() })
    throw error
  }
}

/** The phone is hers from now on: her data and prices are asked anew. */
export async function verifyCode(code: string): Promise<void> {
  await call(verifyPhoneCodeEndpoint, { body: { code } })
  $codeSent.set(null)
  await queryClient.invalidateQueries()
}
