import { registerTexts, type TextLoaders } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'

/** Texts that not every visitor reads are chunks apart from `uk.json` and `en.json`: a screen is loaded together with its chunks. */
const TEXT_CHUNKS = [
  'personal',
  'phone',
  'prompts',
  'newsletter',
  'back-in-stock',
  'register',
  'reset',
  'verify',
] as const
type TextChunk = (typeof TEXT_CHUNKS)[number]

/** A screen and its texts: neither is shown without the other. */
export function withTexts<Screen>(chunks: readonly TextChunk[], load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), ...chunks.map(loadTexts)])
    return screen
  }
}

function loadTexts(chunk: TextChunk): Promise<void> {
  return registerTexts('mf-account', { uk: () => textsOf(chunk, 'uk'), en: () => textsOf(chunk, 'en') }, chunk)
}

function textsOf(chunk: TextChunk, locale: Locale): ReturnType<TextLoaders[Locale]> {
  return import(/* webpackChunkName: "texts-[request]" */ `./locales/${chunk}.${locale}.json`)
}
