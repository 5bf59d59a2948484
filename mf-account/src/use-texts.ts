import { useTranslation } from '@shop/shell/i18n'

/** The texts of this remote in the reader's language. */
export function useTexts() {
  return useTranslation('mf-account')
}
