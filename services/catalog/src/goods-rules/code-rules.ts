import { codeFields, codeKey, type SizeCodes } from '@shop/contracts/staff/goods/size-codes'

type Coded = SizeCodes & { name: string }
export type CodeOwner = { article: string; size: string }
/** Who has a code, by its key. */
export type FindOwners = (key: string) => readonly CodeOwner[]
/** Sizes of an article as a change leaves them, and as they were. */
export type CodedArticle = { article: string; sizes: readonly Coded[]; before: readonly Coded[] }
export type WrongCode = CodeOwner & { field: (typeof codeFields)[number]; code: string }

/** The codes that a size has. */
export function givenCodes({ barcode, own_code }: SizeCodes): { barcode?: string; own_code?: string } {
  return { ...(barcode && { barcode }), ...(own_code && { own_code }) }
}

/** Keys of the codes of sizes, each once. */
export function codesOf(sizes: readonly SizeCodes[]): string[] {
  return [...new Set(sizes.flatMap(size => codeFields.flatMap(field => (size[field] ? codeKey(size[field]) : []))))]
}

/** Keys that a change gives to sizes: whoever has them is to be looked for. */
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
