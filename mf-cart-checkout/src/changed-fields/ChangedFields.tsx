import type { ChangedField } from '@shop/contracts/orders/changed-field'
import { useFormat } from '@shop/shell/format'
import { useTexts } from '../use-texts.ts'
import css from './ChangedFields.module.css'

/** What a change of an order changes, one line each: was and will be. */
export function ChangedFields({ changes }: { changes: readonly ChangedField[] }) {
  const { t } = useTexts()
  const { text } = useFormat()
  if (changes.length === 0) return null
  return (
    <ul className={css.changes}>
      {changes.map(({ field, was, is }) => (
        <li key={`${field} ${was.uk} ${is.uk}`}>
          {t(`difference.fields.${field}`)}: {text(was) || t('difference.nothing')} →{' '}
          {text(is) || t('difference.nothing')}
        </li>
      ))}
    </ul>
  )
}
