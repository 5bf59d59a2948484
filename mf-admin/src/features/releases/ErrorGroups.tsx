import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { useId } from 'react'
import { formatAgo } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

/** A failure that several visitors met is listed once; the latest first. */
export function ErrorGroups({ errors }: Pick<StaffPart, 'errors'>) {
  const { t, locale } = useTexts()
  const id = useId()
  const now = new Date()
  return (
    <div className={css.errors}>
      <h3 id={id} className={css.heading}>
        {t('releases.errors')}
      </h3>
      <ul className={css.list} aria-labelledby={id}>
        {errors.map(({ message, section, version, count, last }) => (
          <li key={`${version} ${section} ${message}`} className={css.error}>
            <code className={css.message}>{message}</code>
            <span className={css.quiet}>
              {[
                t('releases.error.times', { count }),
                version ? t('releases.error.version', { version }) : t('releases.error.unknown'),
                t('releases.error.where', { section }),
                t('releases.error.last', { ago: formatAgo(last, now, locale) }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
