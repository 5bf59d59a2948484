import type { StoredArticle } from '../articles/article.ts'

type Pictured = Pick<StoredArticle, 'article' | 'color' | 'pictures' | 'own_pictures'>

/**
 * The articles that get the pictures of this one when they are saved, itself first: heights of its colour that show the same, or
 * nothing yet, and were not told to have their own (docs/rules.md, "Pictures").
 */
export function sharingPictures<Row extends Pictured>(of: Row, articles: readonly Row[]): Row[] {
  const others = articles.filter(
    other =>
      other.article !== of.article &&
      other.color === of.color &&
      other.own_pictures !== true &&
      (other.pictures.length === 0 || showsSame(other, of)),
  )
  return of.own_pictures ? [of] : [of, ...others]
}

/** Articles whose pictures are their own: told so by staff, or others than most heights of their colour have. */
export function withOwnPictures(articles: readonly Pictured[]): Set<string> {
  const own = new Set(articles.flatMap(one => (one.own_pictures ? one.article : [])))
  for (const color of new Set(articles.map(one => one.color))) {
    const ofColor = articles.filter(one => one.color === color && !own.has(one.article) && one.pictures.length > 0)
    const groups = Map.groupBy(ofColor, pictureKeyOf)
    const [most = []] = [...groups.values()].sort((one, other) => other.length - one.length)
    for (const one of ofColor) if (!most.includes(one)) own.add(one.article)
  }
  return own
}

function showsSame(one: Pictured, other: Pictured): boolean {
  return pictureKeyOf(one) === pictureKeyOf(other)
}

/** All that staff say of the pictures. */
function pictureKeyOf({ pictures }: Pictured): string {
  return JSON.stringify(
    pictures.map(({ name, shot, alt, focus }) => [name, shot, alt.uk, alt.en, focus?.x ?? null, focus?.y ?? null]),
  )
}
