import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { $promoCode, tryPromoCode } from './promo-code.ts'

test('a promo code is forgotten at sign-out, and stays while a guest signs in', () => {
  showSignedOut()
  tryPromoCode('LEVADA10')
  showSignedIn()
  expect($promoCode.get()).toBe('LEVADA10')

  showSignedOut()
  expect($promoCode.get()).toBeNull()
})
