import type { Locale } from '@shop/shell/locale'

/** A static page as it is written: the server paints the same text before any script has run. */
export type StaticText = {
  title: string
  metaTitle: string
  description: string
  lead: string
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[]
}

export async function staticText(page: string, locale: Locale): Promise<StaticText> {
  const text = await import(/* webpackChunkName: "static-[request]" */ `./texts/${page}.${locale}.json`)
  return text.default
}
