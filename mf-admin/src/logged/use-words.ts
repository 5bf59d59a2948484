import { staffCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { useNamed } from '../goods/use-named.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import type { Words } from './value-text.ts'

/** The reader's language, and what the things of the dictionaries are called now; one that is gone keeps the name it had in addresses. */
export function useWords(): Words {
  const { t, locale } = useTexts()
  const { collectionTitle, colorTitle, heightTitle } = useNamed()
  const { data } = useStaffEndpoint(staffCategoriesEndpoint, { query: { with_archived: '1' } })
  const categoryTitle = (name: string) => data?.categories.find(one => one.name === name)?.title[locale] ?? name
  const titles = { category: categoryTitle, collection: collectionTitle, color: colorTitle, height: heightTitle }
  return { t, locale, nameOf: (dictionary, name) => titles[dictionary](name) }
}
