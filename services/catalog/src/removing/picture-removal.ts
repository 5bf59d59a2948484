import { ShopError } from '@shop/contracts/errors'
import { MOST_PICTURES } from '@shop/contracts/staff/goods/staff-pictures'
import type { Use } from '@shop/contracts/staff/removing/removing'
import type { Removal } from '@shop/service-kit/removing/removal'
import { countUses, type NamingPlace } from '@shop/service-kit/storage/count-uses'
import type { Db } from 'mongodb'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import { planRow } from '../goods-changes/planned-row.ts'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import { mergeUses } from './uses-of-articles.ts'

export type PictureRemovalDeps = GoodsChangeDeps & { db: Db; uploads: Pick<UploadsRepository, 'claim' | 'letGo'> }
type Pictures = Pick<StoredArticle, 'pictures' | 'archived_pictures'>

const inProducts = {
  kind: 'product',
  collection: 'articles',
  list: 'pictures',
  field: 'name',
  name: 'article',
  titled: true,
} as const
/** What shows a picture beside the products that have it. */
const elsewhere: readonly NamingPlace<Use['kind']>[] = [
  { kind: 'bundle', collection: 'bundles', list: 'images', field: 'name', name: 'article', titled: true },
  { kind: 'shop', collection: 'shops', field: 'map_image' },
  { kind: 'text', collection: 'texts', field: 'uk.sections.picture.image' },
  { kind: 'home', collection: 'home', list: 'slider', field: 'image' },
  { kind: 'home', collection: 'home', list: 'slider', field: 'image_mobile' },
  { kind: 'home', collection: 'home', list: 'blocks', field: 'image' },
  { kind: 'home', collection: 'home', list: 'blocks', field: 'image_second' },
  { kind: 'home', collection: 'home', list: 'blocks', field: 'categories.image' },
]

/** Pictures of articles. An archived one is kept with its article, in a list of its own that the shop never reads. */
export function createPictureRemoval(deps: PictureRemovalDeps): Removal {
  const { db, articles, uploads } = deps

  /** Writes lists of pictures by a rule, all articles or none. */
  async function write(
    names: readonly string[],
    who: string,
    rule: (old: StoredArticle, named: ReadonlySet<string>) => Pictures,
  ) {
    const named = new Set(names)
    await changeGoods(deps, {
      door: 'pictures',
      who,
      about: `archive ${names[0]}`,
      plan: async () => {
        const stored = await articles.withPictures(names)
        return { of: 'pictures', rows: stored.flatMap(old => planRow(old, rule(old, named), {}, 'pictures') ?? []) }
      },
    })
  }
  /** Which of these the shop shows, or keeps in its archive. */
  async function among(names: readonly string[], list: 'pictures' | 'archived_pictures'): Promise<string[]> {
    const found = new Set(
      (await articles.withPictures(names)).flatMap(one => (one[list] ?? []).map(({ name }) => name)),
    )
    return names.filter(name => found.has(name))
  }
  return {
    async find(names) {
      const stored = await articles.withPictures(names)
      const shown = new Map(stored.flatMap(({ pictures }) => pictures.map(one => [one.name, one])))
      const archived = new Map(stored.flatMap(one => (one.archived_pictures ?? []).map(kept => [kept.name, kept])))
      return names.map(name => {
        const picture = shown.get(name) ?? archived.get(name)
        if (!picture) throw new ShopError('not_found')
        const title = { uk: picture.alt.uk || name, en: picture.alt.en || name }
        return { name, title, is_archived: !shown.has(name), addresses: [], covers: [name] }
      })
    },
    async stops(names) {
      const [stored, inAll, ...others] = await Promise.all([
        articles.withPictures(names),
        countUses(db, inProducts, names),
        ...elsewhere.map(place => countUses(db, place, names)),
      ])
      const bare = stored.flatMap(one => leftBare(one, names))
      return { archive: mergeUses([...bare, ...others.flat()]), delete: mergeUses([...inAll, ...others.flat()]) }
    },
    async archive(names, { who }) {
      const shown = await among(names, 'pictures')
      await write(names, who, withArchived)
      return shown
    },
    async restore(names, { who, at }) {
      const restored = await among(names, 'archived_pictures')
      await uploads.claim(restored, at)
      await write(restored, who, withRestored)
      return { restored, shown: restored }
    },
    async remove(names) {
      await articles.forgetArchivedPictures(names)
      // The job that removes unused files looks once more at everything that could name one.
      await uploads.letGo(names)
      return []
    },
  }
}

/** A product that shoppers would see without any picture. */
function leftBare({ article, title, is_shown, pictures }: StoredArticle, names: readonly string[]): Use[] {
  const [first, ...more] = pictures
  if (!is_shown || !first || [first, ...more].some(({ name }) => !names.includes(name))) return []
  return [{ of: first.name, kind: 'product', count: 1, places: [{ name: article, title }] }]
}

function withArchived({ pictures, archived_pictures = [] }: StoredArticle, named: ReadonlySet<string>): Pictures {
  const going = pictures.flatMap((picture, place) => {
    const before = pictures.slice(place + 1).map(({ name }) => name)
    return named.has(picture.name) ? { ...picture, before } : []
  })
  const others = archived_pictures.filter(({ name }) => !going.some(one => one.name === name))
  return { pictures: pictures.filter(({ name }) => !named.has(name)), archived_pictures: [...others, ...going] }
}

/** Each stands where it stood; one that staff have put there again meanwhile stays where it is. */
function withRestored({ pictures, archived_pictures = [] }: StoredArticle, named: ReadonlySet<string>): Pictures {
  const restored = [...pictures]
  for (const { before, ...picture } of archived_pictures.filter(({ name }) => named.has(name))) {
    if (restored.some(({ name }) => name === picture.name)) continue
    const next = restored.findIndex(({ name }) => before.includes(name))
    restored.splice(next < 0 ? restored.length : next, 0, picture)
  }
  if (restored.length > MOST_PICTURES) throw new ShopError('validation', { fields: { names: 'too_many' } })
  return { pictures: restored, archived_pictures: archived_pictures.filter(({ name }) => !named.has(name)) }
}
