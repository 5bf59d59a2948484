import { fold, tokensIn } from '../normalize/fold.ts'
import { stemOf } from '../normalize/stem.ts'
import { colours } from './colours.ts'
import { cutAndCloth } from './cut-and-cloth.ts'
import { garments } from './garments.ts'
import type { Meanings } from './meanings.ts'

/** The stems that a word stands for. */
export type Synonym = { same: Set<string>; akin: Set<string> }

/** By folded word. */
export const synonyms: ReadonlyMap<string, Synonym> = gather([garments, colours, cutAndCloth])

function gather(tables: readonly Meanings[]): Map<string, Synonym> {
  const found = new Map<string, Synonym>()
  for (const table of tables)
    for (const kind of ['same', 'akin'] as const)
      for (const [asked, means] of table[kind])
        for (const token of asked.split(/\s+/).map(withoutHyphens)) {
          const synonym = found.get(token) ?? { same: new Set(), akin: new Set() }
          for (const meant of tokensIn(means)) synonym[kind].add(stemOf(meant))
          found.set(token, synonym)
        }
  return found
}

/** t-shirt is one word here, tshirt. */
function withoutHyphens(token: string): string {
  return fold(token.replaceAll('-', ''))
}
