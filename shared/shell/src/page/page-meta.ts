import { canonicalPath, inLanguage } from '@shop/contracts/canonical'
import { locales } from '@shop/contracts/texts/text'
import { useEffect } from 'react'
import { useLocation } from '../routing/router.ts'

type PageMeta = {
  title: string
  description?: string | undefined
  picture?: string | undefined
}

/** Keeps the head in step with the page. It changes the tags that the server wrote and adds none. */
export function usePageMeta({ title, description, picture }: PageMeta): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = title
    setContent('meta[property="og:title"]', title)
    if (description) setContent('meta[name="description"]', description)
    if (description) setContent('meta[property="og:description"]', description)
    if (picture) setContent('meta[property="og:image"]', new URL(picture, location.origin).href)
  }, [title, description, picture])
  useEffect(() => pointHere(pathname, new URLSearchParams(search)), [pathname, search])
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}

function pointHere(pathname: string, query: URLSearchParams): void {
  const address = location.origin + canonicalPath(pathname, query)
  const asked = locales.find(locale => locale === query.get('lang')) ?? 'uk'
  const own = inLanguage(address, asked)
  setContent('meta[property="og:url"]', own)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', own)
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    const language = locales.find(locale => locale === link.getAttribute('hreflang')) ?? 'uk'
    link.setAttribute('href', inLanguage(address, language))
  }
}
