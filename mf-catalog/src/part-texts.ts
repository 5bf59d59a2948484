import { registerTexts, type TextLoaders } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'

/** What not every visit reads lies apart from `uk.json` and `en.json`: a screen brings the words of its part with it. */
export const TEXT_PARTS = [
  'home',
  'store',
  'product',
  'size-guide',
  'preorder',
  'bundle',
  'wishlist',
  'search',
] as const
type TextPart = (typeof TEXT_PARTS)[number]

export function bringTexts(part: TextPart): Promise<void> {
  return registerTexts('mf-catalog', { uk: () => textsOf(part, 'uk'), en: () => textsOf(part, 'en') }, part)
}

/** A screen and the words it says: neither is shown without the other. */
export function withTexts<Screen>(parts: readonly TextPart[], bring: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([bring(), ...parts.map(bringTexts)])
    return screen
  }
}

function textsOf(part: TextPart, locale: Locale): ReturnType<TextLoaders[Locale]> {
  return import(/* webpackChunkName: "texts-[request]" */ `./locales/${part}.${locale}.json`)
}
