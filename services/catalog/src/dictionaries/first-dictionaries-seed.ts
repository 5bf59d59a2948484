import type { Color, Height, Size } from '@shop/contracts/catalog/dictionaries'
import { colors } from '@shop/demo-data/references/colors'
import { heights } from '@shop/demo-data/references/heights'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { Dictionaries } from './dictionaries.ts'
import { sizeChart } from './size-chart-seed.ts'

type Deps = { dictionaries: Dictionaries; version: CatalogueVersionRepository }
type Begun<Thing> = Thing & { order: number }

/** The first product needs a collection: staff rename it, or make others. */
const firstCollection = {
  name: 'main',
  title: { uk: 'Основна колекція', en: 'Main collection' },
  is_current: true,
  order: 1,
}

/**
 * What the brand has before it has any goods: its size chart, its two heights, names of colours. Put once into a new shop, and
 * only where there is nothing: staff change and remove them as they like.
 */
export async function beginDictionaries({ dictionaries, version }: Deps): Promise<void> {
  if (!(await version.beginsNow())) return
  const { colors: ofColors, collections, sizes, heights: ofHeights } = dictionaries
  if ((await ofColors.all()).length === 0) await ofColors.put(colors.map(toColor), 'missing')
  if ((await collections.all()).length === 0) await collections.put([firstCollection], 'missing')
  if ((await sizes.all()).length === 0) await sizes.put(sizeChart() satisfies Begun<Size>[], 'missing')
  if ((await ofHeights.all()).length === 0) await ofHeights.put(heights.map(toHeight), 'missing')
}

function toColor({ name, title, hex, pattern = null }: Color, index: number): Begun<Color> {
  return { name, title, hex, pattern, order: index + 1 }
}

function toHeight({ name, title, order }: Begun<Height>): Begun<Height> {
  return { name, title, order }
}
