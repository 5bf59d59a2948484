import type { Text } from '../texts/text.ts'

/**
 * What a browser keeps of an article for moments without a network: what it is, never what it costs or whether it is to be
 * had. `words` are there when its page was open.
 */
export type KeptGoods = {
  article: string
  title: Text
  /** Name of the first picture. */
  picture: string | null
  color: Text | null
  height: string | null
  words?: { description: Text; composition: Text; care: Text }
}

const MOST_KEPT = 200
const MOST_WORDS = 30

/** The kept articles, the latest first. Storage is the visitor's: it may be forbidden, and what is not such an article is passed over. */
export function readKeptGoods(stored: () => string | null): KeptGoods[] {
  try {
    const goods: unknown = JSON.parse(stored() ?? '[]')
    return Array.isArray(goods) ? goods.filter(isKept) : []
  } catch {
    return []
  }
}

/** The found articles before those that were kept; what a list does not know of an article stays as it was. */
export function withGoods(kept: readonly KeptGoods[], found: readonly KeptGoods[]): KeptGoods[] {
  const known = new Map(kept.map(goods => [goods.article, goods]))
  const fresh = new Map<string, KeptGoods>()
  for (const goods of found)
    fresh.set(goods.article, mergeGoods(goods, fresh.get(goods.article) ?? known.get(goods.article)))
  const all = [...fresh.values(), ...kept.filter(({ article }) => !fresh.has(article))].slice(0, MOST_KEPT)
  const [last] = all.filter(({ words }) => words).slice(MOST_WORDS)
  const isOld = (index: number) => last !== undefined && index >= all.indexOf(last)
  return all.map(({ words, ...goods }, index) => (words && !isOld(index) ? { ...goods, words } : goods))
}

function mergeGoods(goods: KeptGoods, before: KeptGoods | undefined): KeptGoods {
  const words = goods.words ?? before?.words
  return {
    ...goods,
    color: goods.color ?? before?.color ?? null,
    height: goods.height ?? before?.height ?? null,
    ...(words && { words }),
  }
}

function isKept(goods: Partial<KeptGoods> | null): goods is KeptGoods {
  return (
    typeof goods?.article === 'string' &&
    isText(goods.title) &&
    (goods.picture === null || typeof goods.picture === 'string') &&
    (goods.color === null || isText(goods.color)) &&
    (goods.height === null || typeof goods.height === 'string') &&
    (goods.words === undefined || [goods.words?.description, goods.words?.composition, goods.words?.care].every(isText))
  )
}

function isText(text: Partial<Text> | null | undefined): text is Text {
  return typeof text?.uk === 'string' && typeof text.en === 'string'
}
