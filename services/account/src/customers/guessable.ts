import { isCommonPassword } from '@shop/service-kit/auth/common-passwords'
import { invalid } from '@shop/service-kit/calls/fields'

/** @throws ShopError validation for a password that anybody would try first: a common one, or the address itself. */
export function refuseGuessable(password: string, email: string): void {
  const [name = ''] = email.split('@')
  const isOwnName = [email, name].some(word => word.toLowerCase() === password.toLowerCase())
  if (isOwnName || isCommonPassword(password)) throw invalid('password', 'password_common')
}
