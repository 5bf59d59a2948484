import type { ImportNames } from '../draft/import-names.ts'
import { namedColor } from './named-colors.ts'

const MOST_WORDS = 3

/** The colour that a title names, in the words of the title: `Ultra White Tee` says White. The longest run of words wins. */
export function colorInTitle(title: string, names: Pick<ImportNames, 'nameOf'>): string | undefined {
  const words = title.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean)
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ')
      if (names.nameOf('color', run) !== undefined || namedColor(run)) return run
    }
  }
  return undefined
}
