import { registerTexts } from '@shop/shell/i18n'
import en from '../src/locales/en.json'
import uk from '../src/locales/uk.json'

export function bringTexts(): Promise<void> {
  return registerTexts('mf-cart-checkout', { uk: async () => ({ default: uk }), en: async () => ({ default: en }) })
}
