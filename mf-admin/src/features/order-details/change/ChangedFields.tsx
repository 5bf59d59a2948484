import type { ChangedField } from '@shop/contracts/orders/changed-field'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'

/** What a change changes, one line each: was and will be. */
export function ChangedFields({ changes }: { changes: readonly ChangedField[] }) {
  const { t, locale } = useTexts()
  return (
    <ul className={css.changes}>
      {changes.map(({ field, was, is }) => (
        <li key={`${field} ${was.uk} ${is.uk}`}>
          {t(`change.fields.${field}`)}: {was[locale] ? <s className={css.was}>{was[locale]}</s> : t('change.nothing')}{' '}
          → {is[locale] || t('change.nothing')}
        </li>
      ))}
    </ul>
  )
}
