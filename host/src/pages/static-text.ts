import { type StaticText, staticTextEndpoint, withoutPictures } from '@shop/contracts/static-texts/static-texts'
import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { withSeller } from '@shop/contracts/texts/seller'
import type { Locale } from '@shop/shell/locale'
import { endpointQuery, useQuery } from '@shop/shell/query'

type Texts = { text: Record<Locale, StaticText> }

/**
 * A static page in both languages: what staff wrote, as the server painted it before any script had run. When its owner does
 * not answer, the text that came with the shop: nobody should be left without the offer.
 */
export function useStaticText(page: string) {
  const question = endpointQuery(staticTextEndpoint, { params: { page } })
  return useQuery<Texts>({
    queryKey: question.queryKey,
    // Without a connection there is an answer, too.
    networkMode: 'always',
    queryFn: async context => {
      try {
        return await question.queryFn(context)
      } catch (error) {
        if (context.signal.aborted) throw error
        const [uk, en] = await Promise.all([loadBuiltInText(page, 'uk'), loadBuiltInText(page, 'en')])
        return { text: { uk, en } }
      }
    },
  })
}

async function loadBuiltInText(page: string, locale: Locale): Promise<StaticText> {
  const text = await import(
    /* webpackChunkName: "static-[request]" */ `../../../shared/contracts/src/static-texts/${page}.${locale}.json`
  )
  return withSeller<StaticText>(withoutPictures(text.default as StaticText), brandOfPage().seller?.[locale] ?? {})
}
