import type { TakenBack } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { Translate } from '@shop/shell/i18n'
import { atom } from '@shop/shell/stores'
import { textOfCode } from '../use-texts.ts'

export type NotTakenBack = Pick<TakenBack, 'kept' | 'emails'>

/** What of a change could not be taken back, until staff have read it. */
export const $notTakenBack = atom<NotTakenBack | null>(null)

/** Why something of an article is not as before, in the office's words: a size, items, what it would lack, else a field. */
export function whyText(t: Translate, why: string): string {
  const [, place, size] = /^(sizes|stock) (.+)$/.exec(why) ?? []
  if (size) return t(`takeBack.why.${place}`, { size })
  const known = textOfCode(t, 'takeBack.why', why)
  if (known !== why) return known
  const lack = textOfCode(t, 'showLacks', why)
  if (lack !== why) return t('takeBack.why.lack', { lack })
  return t('takeBack.why.field', { field: textOfCode(t, 'audit.fields', why) })
}
