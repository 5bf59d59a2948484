import { ShopError } from '@shop/contracts/errors'
import type { Leading, Removal } from '@shop/service-kit/removing/removal'
import type { Db } from 'mongodb'
import type { StoredBundle } from '../bundles/bundle.ts'
import { type BundleChangeDeps, changeBundle } from '../bundles/change-bundles.ts'
import type { SalesUses } from '../clients/sales-uses.ts'
import { linksTo, mergeUses } from './uses-of-articles.ts'

export type BundleRemovalDeps = BundleChangeDeps & {
  db: Db
  salesUses: SalesUses
  leadAway: Pick<Leading, 'lead' | 'forget'>
}

/** Looks. The database says `deleted` of one that is archived: it was kept from the beginning. */
export function createBundleRemoval(deps: BundleRemovalDeps): Removal {
  const { db, bundles, salesUses } = deps
  const stored = db.collection<StoredBundle>('bundles')
  const read = (names: readonly string[]) => Promise.all(names.map(name => getBundle(name)))
  async function getBundle(article: string): Promise<StoredBundle> {
    const bundle = await bundles.find(article)
    if (!bundle) throw new ShopError('not_found')
    return bundle
  }
  async function change(names: readonly string[], action: 'delete' | 'restore', who: string): Promise<string[]> {
    const due = (await read(names)).filter(({ deleted }) => Boolean(deleted) === (action === 'restore'))
    for (const { article } of due) await changeBundle(deps, { article, change: { action }, who })
    return due.map(({ article }) => article)
  }
  return {
    async find(names) {
      return (await read(names)).map(({ article, title, deleted }) => ({
        name: article,
        title,
        is_archived: Boolean(deleted),
        addresses: [`/bundle/${article}`],
        covers: [article],
      }))
    },
    async stops(names) {
      const addresses = new Map(names.map(article => [`/bundle/${article}`, article]))
      const [links, sold] = await Promise.all([linksTo(db, addresses), salesUses('bundle', names)])
      return { archive: [], delete: mergeUses([...sold, ...links]) }
    },
    archive: (names, { who }) => change(names, 'delete', who),
    async restore(names, { who }) {
      const restored = await change(names, 'restore', who)
      const shown = (await read(restored)).filter(({ is_shown }) => is_shown).map(({ article }) => article)
      return { restored, shown }
    },
    async remove(names) {
      await stored.deleteMany({ article: { $in: [...names] }, 'deleted.at': { $gt: new Date(0) } })
      await deps.version.noteReferences()
      return []
    },
    leading: {
      ...deps.leadAway,
      async targets(names) {
        const products = (await read(names)).flatMap(({ products }) => products)
        const shown = await deps.articles.shownAmong(products)
        return shown.map(({ article, title }) => ({ to: `/product/${article}`, title }))
      },
    },
  }
}
