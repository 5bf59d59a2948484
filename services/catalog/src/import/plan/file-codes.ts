import type { SizeCodes } from '@shop/contracts/staff/goods/size-codes'
import { type CodeOwner, codesOf, type FindOwners } from '../../articles/size-codes.ts'

export type FileCodes = {
  add(article: string, sizes: readonly (SizeCodes & { name: string })[]): void
  ownersOf: FindOwners
}

/** Whose codes are by what a file said so far: a later product of it cannot have them, too. */
export function createFileCodes(): FileCodes {
  const owners = new Map<string, CodeOwner[]>()
  return {
    add(article, sizes) {
      for (const size of sizes) {
        for (const key of codesOf([size])) owners.set(key, [...(owners.get(key) ?? []), { article, size: size.name }])
      }
    },
    ownersOf: key => owners.get(key) ?? [],
  }
}
