import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Locale } from '@shop/contracts/texts/text'
import type { FileColumn } from './table.ts'

type Changed = { changed: { by: string; at: string } | null }

const changed: readonly FileColumn<Changed>[] = [
  {
    head: { uk: 'Змінено', en: 'Changed' },
    kind: 'day',
    of: ({ changed }) => changed && kyivDay(new Date(changed.at)),
  },
  { head: { uk: 'Хто змінив', en: 'Changed by' }, kind: 'text', of: ({ changed }) => changed?.by ?? null },
]

/** When a row was changed last, as a day of Kyiv, and the login of who did it; empty where nobody has since the start. */
export function changedColumns<Row extends Changed>(): readonly FileColumn<Row>[] {
  return changed
}

const answers = { uk: { yes: 'так', no: 'ні' }, en: { yes: 'yes', no: 'no' } } as const

/** A cell that says whether something is so, in the language of the file. */
export function yesOrNo(isSo: boolean, language: Locale): string {
  return answers[language][isSo ? 'yes' : 'no']
}
