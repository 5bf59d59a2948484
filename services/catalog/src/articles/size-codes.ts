import { codeFields, codeKey, type SizeCodes } from '@shop/contracts/staff/goods/size-codes'

export type CodeOwner = { article: string; size: string }
/** Who has a code, by its key. */
export type FindOwners = (key: string) => readonly CodeOwner[]

/** The codes that a size has. */
export function givenCodes({ barcode, own_code }: SizeCodes): { barcode?: string; own_code?: string } {
  return { ...(barcode && { barcode }), ...(own_code && { own_code }) }
}

/** Keys of the codes of sizes, each once. */
export function codesOf(sizes: readonly SizeCodes[]): string[] {
  return [...new Set(sizes.flatMap(size => codeFields.flatMap(field => (size[field] ? codeKey(size[field]) : []))))]
}
