import { ShopError } from '@shop/contracts/errors'
import type { Use } from '@shop/contracts/staff/removing/removing'
import type { Removal } from '@shop/service-kit/removing/removal'
import { type Author, type Revised, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { countUses, type NamingPlace } from '@shop/service-kit/storage/count-uses'
import type { StoredCategory } from '../categories/category-tree.ts'
import { archiveCategory, type EditCategoriesDeps, restoreCategory } from '../categories/edit-categories.ts'
import type { SalesUses } from '../clients/sales-uses.ts'
import { stopsByArticles } from './uses-by-articles.ts'
import { linksTo, mergeUses } from './uses-of-articles.ts'

type Stored = StoredCategory & Revised
export type CategoryRemovalDeps = EditCategoriesDeps & { salesUses: SalesUses }

/** Blocks of the home page that show categories with pictures: an archived one only goes out of its block. */
const onHomePage: NamingPlace<Use['kind']> = {
  kind: 'home',
  collection: 'home',
  list: 'blocks',
  field: 'categories.name',
}

/** Categories: what is in one keeps it, or goes over to another one first. Their addresses are filters, which need no page. */
export function createCategoryRemoval(deps: CategoryRemovalDeps): Removal {
  const categories = deps.db.collection<Stored>('categories')
  const read = async (names: readonly string[]) => {
    const found = await categories.find({ name: { $in: [...names] } }, { projection: { _id: 0 } }).toArray()
    const byName = new Map(found.map(category => [category.name, category]))
    return names.map(name => {
      const category = byName.get(name)
      if (!category) throw new ShopError('not_found')
      return category
    })
  }
  /** Subcategories of these that do not go with them. */
  async function usesByChildren(names: readonly string[]): Promise<(Use & { live: boolean })[]> {
    const children = await categories
      .find({ parent_category: { $in: [...names] } }, { projection: { _id: 0 } })
      .toArray()
    return children
      .filter(({ name }) => !names.includes(name))
      .map(({ name, title, parent_category, is_archived }) => {
        const use = { of: String(parent_category), kind: 'category' as const, count: 1, places: [{ name, title }] }
        return { ...use, live: !is_archived }
      })
  }
  const atRevision = (category: Stored, author: Author) => ({ revision: revisionOf(category).revision, ...author })

  return {
    async find(names) {
      return (await read(names)).map(({ name, title, is_archived }) => {
        return { name, title, is_archived, addresses: [], covers: [name] }
      })
    },
    async stops(names) {
      const addresses = new Map(names.map(name => [`/store?categories=${name}`, name]))
      const [by, children, links, shown] = await Promise.all([
        stopsByArticles(deps, 'category', names),
        usesByChildren(names),
        linksTo(deps.db, addresses),
        countUses(deps.db, onHomePage, names),
      ])
      const live = children.filter(child => child.live)
      return {
        archive: mergeUses([...by.archive, ...live]),
        delete: mergeUses([...by.delete, ...children, ...links, ...shown]),
      }
    },
    async archive(names, author, move_to) {
      const present = (await read(names)).filter(({ is_archived }) => !is_archived)
      for (const category of present) await archiveCategory(deps, category.name, move_to, atRevision(category, author))
      return present.map(({ name }) => name)
    },
    async restore(names, author) {
      const archived = (await read(names)).filter(({ is_archived }) => is_archived)
      for (const category of archived) await restoreCategory(deps, category.name, atRevision(category, author))
      const restored = archived.map(({ name }) => name)
      return { restored, shown: restored }
    },
    async remove(names) {
      await categories.deleteMany({ name: { $in: [...names] }, is_archived: true })
      await deps.version.noteReferences()
      return []
    },
  }
}
