import { stockUp } from '../harness/purchases.ts'
import { openShop } from '../harness/shop.ts'
import { fillCatalogue } from './catalogue.ts'

/** Puts the demonstration into a folder, and what it lacks of so many products, with enough of a dress for all who buy it. */
export async function fillShop(dataDir: string, products: number): Promise<void> {
  const shop = await openShop({ dataDir })
  const catalog = await shop.database('catalog')
  await fillCatalogue(catalog, Math.max(0, products - (await catalog.collection('articles').countDocuments())))
  await stockUp(catalog)
  await shop.close()
}
