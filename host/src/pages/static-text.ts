import { withSeller } from '@shop/contracts/seller'
import type { Locale } from '@shop/shell/locale'

/** A static page as it is written: the server paints the same text before any script has run. */
export type StaticText = {
  title: string
  metaTitle: string
  description: string
  /** The day from which the text applies, YYYY-MM-DD; only of texts that customers agree to or rely on. */
  version?: string
  lead: string
  /** `id` is part of links to the section, the same in both languages. */
  sections: { id?: string; heading: string; paragraphs?: string[]; list?: string[] }[]
}

export async function staticText(page: string, locale: Locale): Promise<StaticText> {
  const text = await import(/* webpackChunkName: "static-[request]" */ `./texts/${page}.${locale}.json`)
  return withSeller<StaticText>(text.default, locale)
}
