import { withSeller } from '@shop/contracts/seller'
import type { StaticText } from '@shop/contracts/static-texts'
import type { Locale } from '@shop/shell/locale'

export type { StaticText } from '@shop/contracts/static-texts'

/** A static page as it is written: the server paints the same text before any script has run. */
export async function staticText(page: string, locale: Locale): Promise<StaticText> {
  const text = await import(
    /* webpackChunkName: "static-[request]" */ `../../../shared/contracts/src/static-texts/${page}.${locale}.json`
  )
  return withSeller<StaticText>(text.default, locale)
}
