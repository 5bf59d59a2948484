import { ShopError } from '@shop/contracts/errors'
import type { Removable } from '@shop/contracts/staff/removing/removing'
import type { Text } from '@shop/contracts/texts/text'
import type { Leading, Removal } from '@shop/service-kit/removing/removal'
import type { Article, StoredArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import type { Dictionaries } from '../dictionaries/dictionaries.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { archiveArticles, restoreArticles } from './archive-articles.ts'
import { type DeleteArticlesDeps, deleteArticles } from './delete-articles.ts'
import { type UsesDeps, usesOfArticles } from './uses-of-articles.ts'

export type GoodsRemovalDeps = GoodsChangeDeps &
  DeleteArticlesDeps &
  UsesDeps & {
    articles: ArticlesRepository
    dictionaries: Pick<Dictionaries, 'colors'>
    categories: Pick<OrderedRepository<StoredCategory>, 'all'>
    leadAway: Pick<Leading, 'lead' | 'forget'>
  }

/** How a name of each kind is told by an article: by itself, its colour of a model, its model. */
const nameOf = {
  article: ({ article }: Article) => article,
  garment: ({ model, color }: Article) => `${model} ${color}`,
  model: ({ model }: Article) => model,
}
type Kind = keyof typeof nameOf

/** Articles, one by one, as a colour of a model, or as a whole model: what is archived and deleted are always articles. */
export function createGoodsRemoval(deps: GoodsRemovalDeps, kind: Kind): Removal {
  const find = (names: readonly string[]) => findArticles(deps.articles, kind, names)
  const namesOf = async (names: readonly string[]) => (await find(names)).map(({ article }) => article)
  return {
    async find(names) {
      const [found, colors] = await Promise.all([find(names), deps.dictionaries.colors.all()])
      const titles = new Map(colors.map(({ name, title }) => [name, title]))
      return names.map(name => thingOf(kind, name, found, titles))
    },
    stops: async names => ({ archive: [], delete: await usesOfArticles(deps, await namesOf(names)) }),
    archive: async (names, author) => archiveArticles(deps, await namesOf(names), author),
    restore: async (names, author) => restoreArticles(deps, await namesOf(names), author),
    remove: async names => deleteArticles(deps, await namesOf(names)),
    leading: { ...deps.leadAway, targets: async names => targetsFor(deps, await find(names)) },
  }
}

/** @throws ShopError not_found when one of them names no article. */
async function findArticles(articles: ArticlesRepository, kind: Kind, names: readonly string[]) {
  const asked = new Set(names)
  const found = await readArticles(articles, kind, [...asked])
  const known = found.filter(one => asked.has(nameOf[kind](one)))
  const there = new Set(known.map(one => nameOf[kind](one)))
  if (names.some(name => !there.has(name))) throw new ShopError('not_found')
  return known
}

async function readArticles(
  articles: ArticlesRepository,
  kind: Kind,
  names: readonly string[],
): Promise<StoredArticle[]> {
  if (kind === 'article') return articles.allAmong(names)
  const models = new Set(kind === 'model' ? names : names.map(name => name.split(' ')[0] ?? ''))
  return (await Promise.all([...models].map(model => articles.ofModel(model)))).flat()
}

function thingOf(
  kind: Kind,
  name: string,
  found: readonly StoredArticle[],
  colors: ReadonlyMap<string, Text>,
): Removable {
  const own = found.filter(one => nameOf[kind](one) === name)
  const [first] = own
  const color = kind === 'model' ? undefined : colors.get(first?.color ?? '')
  const title =
    first && color ? { uk: `${first.title.uk}, ${color.uk}`, en: `${first.title.en}, ${color.en}` } : first?.title
  return {
    name,
    title: title ?? null,
    is_archived: own.every(({ archived }) => archived),
    // Nobody knows the address of what was never shown.
    addresses: own.filter(({ never_shown }) => !never_shown).map(({ article }) => `/product/${article}`),
    covers: own.map(({ article }) => article),
  }
}

/** Shown articles of the same models that stay, then the categories of those that go. */
async function targetsFor({ articles, categories }: GoodsRemovalDeps, going: readonly StoredArticle[]) {
  const names = new Set(going.map(({ article }) => article))
  const models = [...new Set(going.map(({ model }) => model))].slice(0, MOST_MODELS)
  const variants = (await articles.variantsAmong(models)).filter(one => one.is_shown && !names.has(one.article))
  const near = await articles.namesAmong(firstOfEachColor(variants))
  const tree = new Map((await categories.all()).map(category => [category.name, category]))
  const wanted = [...new Set(going.map(({ category }) => category))].flatMap(name => tree.get(name) ?? [])
  return [
    ...near.map(({ article, title }) => ({
      to: `/product/${article}`,
      title: { uk: `${title.uk}, ${article}`, en: `${title.en}, ${article}` },
    })),
    ...wanted
      .filter(({ is_archived }) => !is_archived)
      .map(({ name, title }) => ({ to: `/store?categories=${name}`, title })),
  ].slice(0, MOST_TARGETS)
}

const MOST_MODELS = 20
const MOST_TARGETS = 12

function firstOfEachColor(variants: readonly { article: string; model: string; color: string }[]): string[] {
  const first = new Map<string, string>()
  for (const { article, model, color } of variants) {
    const key = `${model} ${color}`
    if (!first.has(key)) first.set(key, article)
  }
  return [...first.values()]
}
