import { storedNames } from '@shop/contracts/browser-storage'

const KEY = storedNames.recentlyViewed
const MOST = 12

/** A model is remembered by the article of it that was seen last: its other colours are one press away. */
type Seen = { article: string; model: string }

/** Articles that were looked at in this browser, the latest first. */
export function recentArticles(): Seen[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(seen) ? seen.filter(isSeen).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts the article first, in place of what was seen of its model before. */
export function rememberArticle({ article, model }: Seen): void {
  keep([{ article, model }, ...recentArticles().filter(seen => seen.model !== model)].slice(0, MOST))
}

/** What is not sold any more need not be asked for again. */
export function forgetArticles(gone: readonly string[]): void {
  if (gone.length > 0) keep(recentArticles().filter(({ article }) => !gone.includes(article)))
}

function keep(seen: readonly Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing, or is full: the row is a convenience, the page goes on without it.
  }
}

function isSeen(seen: Partial<Seen> | null): seen is Seen {
  return typeof seen?.article === 'string' && typeof seen.model === 'string'
}
