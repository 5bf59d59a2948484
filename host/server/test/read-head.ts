type Thing = { '@type': string } & Record<string, unknown>

/** What a search engine or a social network reads of a page that our server wrote. */
export function readHead(page: string) {
  const content = (name: string) => first(page, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  const links = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  const graph = first(page, /<script type="application\/ld\+json" id="json-ld">(.*?)<\/script>/)
  const jsonLd: Thing[] = graph ? JSON.parse(graph)['@graph'] : []
  return {
    title: first(page, /<title>([^<]*)<\/title>/),
    description: content('description'),
    robots: content('robots'),
    canonical: written(first(page, /<link rel="canonical" href="([^"]+)"/)),
    alternates: Object.fromEntries(links.map(([, language, address = '']) => [language, written(address)])),
    og: Object.fromEntries(
      ['type', 'title', 'description', 'url', 'image', 'locale'].map(name => [name, written(content(`og:${name}`))]),
    ),
    jsonLd,
  }
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

function written(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}
