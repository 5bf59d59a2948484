import { NOT_A_COLOR } from '@shop/contracts/staff/goods/import-questions'
import type { ImportNames } from '../draft/import-names.ts'
import { namedColor } from './named-colors.ts'

const MOST_WORDS = 3

/**
 * The colour that a title names, in the words of the title: `Ultra White Tee` says White. The longest run of words wins; what staff
 * have called no colour is passed over.
 */
export function colorInTitle(title: string, names: Pick<ImportNames, 'nameOf' | 'colorAnswer'>): string | undefined {
  const words = title.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean)
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ')
      if (names.colorAnswer?.('title_color', run)?.name === NOT_A_COLOR) continue
      if (names.nameOf('color', run) !== undefined || namedColor(run)) return run
    }
  }
  return undefined
}
