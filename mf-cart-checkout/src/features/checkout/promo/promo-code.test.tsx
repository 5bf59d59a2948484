import { setSignedIn } from '@shop/shell/session'
import { $promoCode, tryPromoCode } from './promo-code.ts'

test('a promo code is forgotten at sign-out, and stays while a guest signs in', () => {
  setSignedIn(false)
  tryPromoCode('LEVADA10')
  setSignedIn(true)
  expect($promoCode.get()).toBe('LEVADA10')

  setSignedIn(false)
  expect($promoCode.get()).toBeNull()
})
