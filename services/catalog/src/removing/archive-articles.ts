import type { Author } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import { planRow } from '../goods-changes/planned-row.ts'
import { lacksToShow } from '../goods-rules/product-rules.ts'

/**
 * Takes articles out of the shop and out of staff's lists, all or none, and keeps them (docs/rules.md, "Removing"). Answers which of
 * them were not archived before.
 * @throws ShopError changed_meanwhile when somebody else was faster with one of them; busy.
 */
export function archiveArticles(
  deps: GoodsChangeDeps,
  names: readonly string[],
  { who, at }: Author,
): Promise<string[]> {
  return writeArchived(deps, names, who, old =>
    old.archived ? null : { is_shown: false, archived: { at, by: who, was_shown: old.is_shown } },
  )
}

/**
 * Brings archived articles back, all or none; those that were shown are shown again where nothing has come to lack since. Answers
 * which were archived, and which of them are shown now.
 * @throws ShopError as `archiveArticles` does.
 */
export async function restoreArticles(deps: GoodsChangeDeps, names: readonly string[], { who }: Pick<Author, 'who'>) {
  const known = await deps.knownNames.read()
  const shown = new Set<string>()
  const restored = await writeArchived(deps, names, who, old => {
    if (!old.archived) return null
    const is_shown = old.archived.was_shown && lacksToShow({ ...old, archived: null }, known).length === 0
    if (is_shown) shown.add(old.article)
    return { is_shown, archived: null }
  })
  return { restored, shown: [...shown] }
}

async function writeArchived(
  deps: GoodsChangeDeps,
  names: readonly string[],
  who: string,
  rule: (old: StoredArticle) => Pick<StoredArticle, 'is_shown' | 'archived'> | null,
): Promise<string[]> {
  const change = await changeGoods(deps, {
    door: 'archive',
    who,
    about: `archive ${names[0]}`,
    plan: async () => {
      const stored = await deps.articles.allAmong(names)
      return { rows: stored.flatMap(old => planRow(old, rule(old) ?? {}) ?? []) }
    },
  })
  return change?.chunk?.changed ?? []
}
