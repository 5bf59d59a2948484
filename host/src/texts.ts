import type { TextLoaders } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'

export const hostTexts: TextLoaders = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './locales/uk.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}

/** Of the question that is asked once: few words, so both languages come in its own file. */
export const consentTexts: TextLoaders = {
  uk: () => import(/* webpackChunkName: "consent-bar" */ './locales/consent.uk.json'),
  en: () => import(/* webpackChunkName: "consent-bar" */ './locales/consent.en.json'),
}

/** What refusals say, for all remotes: `t('errors:out_of_stock')`. */
export const errorTextLoaders: TextLoaders = {
  uk: () => errorTextsIn('uk'),
  en: () => errorTextsIn('en'),
}

async function errorTextsIn(locale: Locale) {
  const { errorTexts } = await import(/* webpackChunkName: "error-texts" */ '@shop/contracts/error-texts')
  return { default: Object.fromEntries(Object.entries(errorTexts).map(([code, text]) => [code, text[locale]])) }
}
