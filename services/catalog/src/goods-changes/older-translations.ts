import { type TranslatedField, translatedFields } from '@shop/contracts/staff/goods/translated-fields'
import type { StoredArticle } from '../articles/article.ts'

/**
 * Texts whose English version is older than the Ukrainian one once `fields` are written: the Ukrainian text changed and the English
 * one stayed. An English text that changes, or is emptied, is older no longer (docs/rules.md, "Products by staff").
 */
export function olderTranslations(stored: Partial<StoredArticle>, fields: Partial<StoredArticle>): TranslatedField[] {
  const marked = stored.older_translations ?? []
  return translatedFields.filter(name => {
    const [was, will] = [stored[name], fields[name]]
    if (!was || !will) return marked.includes(name)
    if (will.en === '' || will.en !== was.en) return false
    // The first Ukrainian text is the translation itself.
    return marked.includes(name) || (was.uk !== '' && will.uk !== was.uk)
  })
}
