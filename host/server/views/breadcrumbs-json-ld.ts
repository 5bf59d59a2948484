import type { Category } from '@shop/contracts/catalog/categories'
import { BRAND, storeText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { headingOf } from './page-text.ts'

type Step = { name: string; path: string }

/** The breadcrumbs from the home page to a category: the store, then the categories above it. */
export function breadcrumbsTo(category: string | undefined, categories: readonly Category[], locale: Locale): Step[] {
  const above: Step[] = []
  // As many steps as there are categories at most: a tree that bites its own tail ends there.
  let name: string | null | undefined = category
  for (let left = categories.length; name && left > 0; left--) {
    const found = categories.find(other => other.name === name)
    if (found) above.unshift({ name: found.title[locale], path: `/store?categories=${found.name}` })
    name = found?.parent_category
  }
  return [{ name: BRAND[locale], path: '/' }, { name: headingOf(storeText.title, locale), path: '/store' }, ...above]
}

/** Search engines show it in place of an address. */
export function breadcrumbsJsonLd(steps: readonly Step[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
