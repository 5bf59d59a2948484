import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Removal } from '@shop/service-kit/removing/removal'
import { addRemovingCalls } from '@shop/service-kit/removing/removing.calls'
import { type BundleRemovalDeps, createBundleRemoval } from './bundle-removal.ts'
import { type CategoryRemovalDeps, createCategoryRemoval } from './category-removal.ts'
import { createGoodsRemoval, type GoodsRemovalDeps } from './goods-removal.ts'
import { createListedRemoval } from './listed-removal.ts'
import { createPictureRemoval, type PictureRemovalDeps } from './picture-removal.ts'
import { type DescribingKind, stopsByArticles } from './uses-by-articles.ts'

type RemovingDeps = GoodsRemovalDeps & BundleRemovalDeps & CategoryRemovalDeps & PictureRemovalDeps

/** Staff take things away, whatever they are: archived and brought back, or deleted where nothing names them. */
export function openRemoving(deps: RemovingDeps): ServiceModule {
  const removals = {
    article: createGoodsRemoval(deps, 'article'),
    garment: createGoodsRemoval(deps, 'garment'),
    model: createGoodsRemoval(deps, 'model'),
    bundle: createBundleRemoval(deps),
    category: createCategoryRemoval(deps),
    collection: describing(deps, 'collection', 'collections'),
    color: describing(deps, 'color', 'colors'),
    size: describing(deps, 'size', 'sizes'),
    height: describing(deps, 'height', 'heights'),
    picture: createPictureRemoval(deps),
    shop: createListedRemoval(deps, {
      collection: 'shops',
      key: 'id',
      titleOf: ({ city, address }) => ({ uk: `${city.uk}, ${address.uk}`, en: `${city.en}, ${address.en}` }),
      stops: async ids => ({ archive: [], delete: await deps.salesUses('shop', ids) }),
    }),
  }
  return { addCalls: internal => addRemovingCalls(internal, goodsRemoving, removals, deps.clock) }
}

/** What goods are described by. A size is called by its name. */
function describing(deps: RemovingDeps, kind: DescribingKind, collection: string): Removal {
  return createListedRemoval(deps, {
    collection,
    key: 'name',
    titleOf: ({ title }) => title ?? null,
    stops: names => stopsByArticles(deps, kind, names),
  })
}
