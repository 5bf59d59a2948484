import { registerTexts, type TextLoaders } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'

/** What not every visit reads lies apart from `uk.json` and `en.json`: a screen loads the chunks of texts that it needs with it. */
export const TEXT_CHUNKS = [
  'home',
  'opening',
  'store',
  'filters',
  'nothing-found',
  'product',
  'size-guide',
  'product-later',
  'kept',
  'bundle',
  'wishlist',
  'search',
] as const
type TextChunk = (typeof TEXT_CHUNKS)[number]

export function loadTexts(chunk: TextChunk): Promise<void> {
  return registerTexts('mf-catalog', { uk: () => textsOf(chunk, 'uk'), en: () => textsOf(chunk, 'en') }, chunk)
}

/** A screen and its texts: neither is shown without the other. */
export function withTexts<Screen>(chunks: readonly TextChunk[], load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), ...chunks.map(loadTexts)])
    return screen
  }
}

function textsOf(chunk: TextChunk, locale: Locale): ReturnType<TextLoaders[Locale]> {
  return import(/* webpackChunkName: "texts-[request]" */ `./locales/${chunk}.${locale}.json`)
}
