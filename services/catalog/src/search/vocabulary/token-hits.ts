import type { Token } from './vocabulary.ts'

/** What a word of the query was taken for, the surest first: the higher, the further up its garments stand. */
export const SURE = { exact: 90, prefix: 80, ending: 70, same: 60, akin: 50, far: 40, typo: 30 } as const

type Hit = { grade: number; isFar: boolean }

/** How surely each word was meant; `far` counts its descriptions, too. */
export type TokenHits = ReadonlyMap<Token, Hit>

export type CollectedHits = ReturnType<typeof collectHits>

/** Keeps the best grade of each word; a word that no article has is no hit. */
export function collectHits() {
  const found = new Map<Token, Hit>()
  const add = (token: Token, { grade, isFar }: Hit) => {
    const known = found.get(token)
    found.set(token, { grade: Math.max(grade, known?.grade ?? 0), isFar: isFar || (known?.isFar ?? false) })
  }
  return {
    found,
    add(token: Token, grade: number): void {
      if (token.near.length > 0) add(token, { grade, isFar: false })
    },
    addFar(token: Token): void {
      if (token.far.length > 0) add(token, { grade: SURE.far, isFar: true })
    },
    addAll(hits: TokenHits): void {
      for (const [token, hit] of hits) add(token, hit)
    },
  }
}
