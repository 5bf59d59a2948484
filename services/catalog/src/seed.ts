import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Home } from '@shop/contracts/catalog/home'
import { articles } from '@shop/demo-data/articles/articles'
import { bundles, type DemoBundle } from '@shop/demo-data/bundles'
import { type DemoHome, home } from '@shop/demo-data/home'
import { categories } from '@shop/demo-data/references/categories'
import { collections } from '@shop/demo-data/references/collections'
import { colors } from '@shop/demo-data/references/colors'
import { heights } from '@shop/demo-data/references/heights'
import { shops } from '@shop/demo-data/shops'
import type { Db } from 'mongodb'
import { pictureName, toArticle, toPicture } from './articles/article-seed.ts'
import type { StoredBundle } from './bundles/bundle.ts'
import { MOST_COMPOSED } from './bundles/composed-picture.ts'
import { sizeChart } from './dictionaries/size-chart-seed.ts'
import { createRepositories } from './repositories.ts'

type SeedOptions = {
  /** Puts the demonstration's own texts, prices and pictures back where staff changed them; never its stock. */
  force?: boolean
  now?: Date
}

/** Fills the demonstration catalogue in. Seeding again adds what is missing and leaves the rest, stock above all. */
export async function seedCatalog(db: Db, { force = false, now = new Date() }: SeedOptions = {}): Promise<void> {
  const repositories = createRepositories(db)
  await repositories.createIndexes()
  const put = force ? 'all' : 'missing'
  const { dictionaries, version } = repositories
  // Days are counted from the first seeding, so that a repeat tells the same story.
  const firstDay = await version.firstDay(kyivDay(now))

  const changes = [
    await dictionaries.colors.put(
      colors.map(({ name, title, hex, pattern }, index) => ({ name, title, hex, pattern, order: index + 1 })),
      put,
    ),
    await dictionaries.collections.put(
      collections.map(({ name, title, is_current, order }) => ({ name, title, is_current, order })),
      put,
    ),
    await dictionaries.sizes.put(sizeChart(), put),
    await dictionaries.heights.put(
      heights.map(({ name, title, order }) => ({ name, title, order })),
      put,
    ),
    await repositories.categories.put(categories, put),
    await repositories.articles.put(
      articles.map(article => toArticle(article, firstDay)),
      put,
    ),
    await repositories.bundles.put(bundles.map(toBundle), put),
    await repositories.shops.put(
      shops.map(({ id, city, address, phone, hours, map, order }) => {
        return { id, city, address, phone, hours, map_image: pictureName(map), order }
      }),
      put,
    ),
    await repositories.home.put(toHome(home), put),
    await repositories.stock.insertMissing(
      articles.flatMap(({ article, sizes, preorder_limit }) =>
        sizes.map(({ name, on_hand }) => ({ article, size: name, received: on_hand, preorder_limit })),
      ),
    ),
  ]
  if (changes.some(count => count > 0)) await version.bump()
}

/** What stands first was made of the garments, as if staff had saved the look here. */
function toBundle({ pictures, ...same }: DemoBundle): StoredBundle {
  const images = pictures.map(toPicture)
  const [together] = images
  const made_of = same.products.slice(0, MOST_COMPOSED).flatMap(article => {
    const [front] = articles.find(other => other.article === article)?.pictures ?? []
    return front ? [{ article, picture: pictureName(front.file) }] : []
  })
  return { ...same, images, composed: together ? { name: together.name, made_of } : null }
}

function toHome({ slider, blocks, ...header }: DemoHome): Home {
  return {
    ...header,
    slider: slider.map(slide => ({
      ...slide,
      image: pictureName(slide.image),
      image_mobile: pictureName(slide.image_mobile),
    })),
    blocks: blocks.map(({ layout = 'beside', image, image_second, categories = [], ...block }) => ({
      ...block,
      layout,
      image: image === null ? null : pictureName(image),
      image_second: image_second === undefined ? null : pictureName(image_second),
      selection: 'articles',
      categories: categories.map(({ name, image }) => ({ name, image: pictureName(image) })),
    })),
  }
}
