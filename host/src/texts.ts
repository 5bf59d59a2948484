import type { TextLoaders } from '@shop/shell/i18n'

export const hostTexts: TextLoaders = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './locales/uk.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
