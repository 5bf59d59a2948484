import { setPersistentEngine } from '@nanostores/persistent'
import { $consent } from '@shop/shell/consent'
import { $locale } from '@shop/shell/locale'
import { queryClient } from '@shop/shell/query'

const nothingHappens = { addEventListener() {}, removeEventListener() {} }

/**
 * Makes a page that only staff see harmless: it keeps nothing in the browser that staff work in, it never asks again for what
 * the server wrote into it (shoppers get another answer), and its links and forms lead nowhere.
 */
export function startPreview(): void {
  setPersistentEngine({}, nothingHappens)
  Storage.prototype.setItem = () => undefined
  // Nothing is kept, so there is nothing to ask about.
  $consent.set('necessary')
  // As it was painted: the language that staff work in stays what it is.
  $locale.set(document.documentElement.lang === 'en' ? 'en' : 'uk')
  queryClient.setDefaultOptions({
    queries: {
      ...queryClient.getDefaultOptions().queries,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    },
  })
  // Before the router and all others hear of it.
  addEventListener('click', stopAtLinks, { capture: true })
  addEventListener('submit', stop, { capture: true })
}

function stopAtLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) stop(event)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
