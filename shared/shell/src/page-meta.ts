import { useEffect } from 'react'

type PageMeta = {
  title: string
  description?: string | undefined
  picture?: string | undefined
  /** Path of the canonical page when it is not the present path. */
  canonicalPath?: string | undefined
}

/** Keeps the head in step with the page. It changes the tags that the server wrote and adds none. */
export function usePageMeta({ title, description, picture, canonicalPath }: PageMeta): void {
  useEffect(() => {
    document.title = title
    setContent('meta[property="og:title"]', title)
    if (description) setContent('meta[name="description"]', description)
    if (description) setContent('meta[property="og:description"]', description)
    if (picture) setContent('meta[property="og:image"]', new URL(picture, location.origin).href)
    pointHere(canonicalPath ?? location.pathname)
  }, [title, description, picture, canonicalPath])
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}

function pointHere(path: string): void {
  const address = new URL(path, location.origin).href
  setContent('meta[property="og:url"]', address)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address)
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    const language = link.getAttribute('hreflang')
    link.setAttribute('href', language === 'x-default' ? address : `${address}?lang=${language}`)
  }
}
