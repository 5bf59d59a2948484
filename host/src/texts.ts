import type { TextLoaders } from '@shop/shell/i18n'
import type { Texts } from '@shop/shell/texts'

export const hostTexts: TextLoaders = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './locales/uk.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}

/** Of the question that is asked once: few texts, so both languages come in its own file. */
export const consentTexts: TextLoaders = {
  uk: () => import(/* webpackChunkName: "consent-bar" */ './locales/consent.uk.json'),
  en: () => import(/* webpackChunkName: "consent-bar" */ './locales/consent.en.json'),
}

/** What refusals say, for all remotes: `t('errors:out_of_stock')`. */
export const errorTextLoaders: TextLoaders = {
  uk: () => import(/* webpackChunkName: "error-texts-uk" */ '@shop/contracts/texts/error-texts-uk').then(asTexts),
  en: () => import(/* webpackChunkName: "error-texts-en" */ '@shop/contracts/texts/error-texts-en').then(asTexts),
}

function asTexts({ errorTexts }: { errorTexts: Texts }) {
  return { default: errorTexts }
}
