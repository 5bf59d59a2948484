import { registerTexts, type TextLoaders } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'

/** What not everybody reads lies apart from `uk.json` and `en.json`: a screen brings the words of its part with it. */
const TEXT_PARTS = ['personal', 'phone', 'prompts', 'newsletter', 'register', 'reset', 'verify'] as const
type TextPart = (typeof TEXT_PARTS)[number]

/** A screen and the words it says: neither is shown without the other. */
export function withTexts<Screen>(parts: readonly TextPart[], bring: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([bring(), ...parts.map(bringTexts)])
    return screen
  }
}

function bringTexts(part: TextPart): Promise<void> {
  return registerTexts('mf-account', { uk: () => textsOf(part, 'uk'), en: () => textsOf(part, 'en') }, part)
}

function textsOf(part: TextPart, locale: Locale): ReturnType<TextLoaders[Locale]> {
  return import(/* webpackChunkName: "texts-[request]" */ `./locales/${part}.${locale}.json`)
}
