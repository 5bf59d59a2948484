import { codeFields, codeKey, type SizeCodes } from '@shop/contracts/staff/goods/size-codes'
import { type CodeOwner, codesOf, type FindOwners } from '../articles/size-codes.ts'

type Coded = SizeCodes & { name: string }
/** Sizes of an article as a change leaves them, and as they were. */
export type CodedArticle = { article: string; sizes: readonly Coded[]; before: readonly Coded[] }
export type WrongCode = CodeOwner & { field: (typeof codeFields)[number]; code: string }

/** Keys that a change gives to sizes: who has them already is to be looked for. */
export function newCodes(articles: readonly CodedArticle[]): string[] {
  return articles.flatMap(({ sizes, before }) => {
    const had = new Set(codesOf(before))
    return codesOf(sizes).filter(key => !had.has(key))
  })
}

/**
 * Codes that another size has already, of the shop or of the same change; each says whose it is (`code_taken DR-1, 36 (S)`). A code
 * that stays where it is is not judged again (docs/rules.md, "Products by staff").
 */
export function wrongCodes(articles: readonly CodedArticle[], ownersOf: FindOwners): WrongCode[] {
  const changed = new Map<string, CodeOwner[]>()
  for (const { article, sizes } of articles) {
    for (const size of sizes) {
      for (const key of codesOf([size])) changed.set(key, [...(changed.get(key) ?? []), { article, size: size.name }])
    }
  }
  const isChanged = new Set(articles.map(({ article }) => article))
  const othersOf = (key: string) => ownersOf(key).filter(({ article }) => !isChanged.has(article))
  return articles.flatMap(({ article, sizes, before }) =>
    sizes.flatMap(size => {
      const old = before.find(({ name }) => name === size.name)
      return codeFields.flatMap((field): WrongCode[] => {
        const code = size[field]
        if (!code || old?.[field] === code) return []
        const key = codeKey(code)
        const owners = [...othersOf(key), ...(changed.get(key) ?? [])]
        const other = owners.find(one => one.article !== article || one.size !== size.name)
        return other ? [{ article, size: size.name, field, code: `code_taken ${other.article}, ${other.size}` }] : []
      })
    }),
  )
}
