import type { ProductFilter } from '@shop/contracts/products'
import { type Bitset, countOf } from './bitset.ts'
import { agreeing, type Chosen, chosenBy, facetsOf, pageOf } from './filter-list.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'

const START = Buffer.from('{"status":true,"list":[')
const COMMA = Buffer.from(',')

/** The whole answer of the list call. Cards are ready bytes, so a page is put together and nothing is serialised again. */
export function answerList(index: ListIndex, filter: ProductFilter): Buffer {
  const chosen = chosenBy(index, filter)
  const found = agreeing(chosen)
  const parts: Buffer[] = [START]
  for (const place of pageOf(index, found, filter)) {
    if (parts.length > 1) parts.push(COMMA)
    parts.push(index.cards[place] ?? Buffer.alloc(0))
  }
  const count = found === null ? index.size : countOf(found)
  parts.push(Buffer.from(`],"count":${count},"facets":${facetsText(index, chosen, found)}}`))
  return Buffer.concat(parts)
}

function facetsText(index: ListIndex, chosen: Chosen, found: Bitset | null): string {
  const texts = groups.map(group => {
    const counts = facetsOf(index, chosen, found, group).map(({ key, count }) => key + count)
    return `"${group}":{${counts.join(',')}}`
  })
  return `{${texts.join(',')}}`
}
