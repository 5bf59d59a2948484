import { translate, useTranslation } from '@shop/shell/i18n'

const NAMESPACE = 'mf-cart-checkout'

/** The texts of this remote in the reader's language. */
export function useTexts() {
  return useTranslation(NAMESPACE)
}

/** Texts outside of components: for notices. */
export const texts = translate(NAMESPACE)
