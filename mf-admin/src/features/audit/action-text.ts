import { type AuditRow, kindOfAction } from '@shop/contracts/staff/people/audit'
import type { Translate } from '@shop/shell/i18n'
import { textOfCode } from '../../use-texts.ts'

/** "Товар: змінено": the kind of an action and what was done; a word that this build has no text for is shown as it is. */
export function actionText(t: Translate, action: string): string {
  const kind = kindOfAction(action)
  const done = kind === 'sign_in' ? action : action.slice(kind.length + 1)
  return `${t(`audit.kinds.${kind}`)}: ${textOfCode(t, 'audit.actions', done)}`
}

/** Refused tries beyond those that have entries of their own are one entry: of many logins, or from many addresses. */
export function whoText(t: Translate, who: string): string {
  return who === '*' ? t('audit.manyLogins') : who
}

export function addressText(t: Translate, { address, tries }: Pick<AuditRow, 'address' | 'tries'>): string {
  return tries && !address ? t('audit.manyAddresses') : address
}
