import { type ImportItemFilter, type ImportSummary, importItemFilters } from '@shop/contracts/staff/goods/staff-import'
import { Link } from '@shop/shell/router'
import { useTexts } from '../../use-texts.ts'
import css from './KindFilter.module.css'

export function readKind(text: string | null): ImportItemFilter | undefined {
  return importItemFilters.find(kind => kind === text)
}

/** All products of the file, or those of one fate, with their numbers; the choice stands in the address. */
export function KindFilter({ read, kind }: { read: ImportSummary; kind: ImportItemFilter | undefined }) {
  const { t, locale } = useTexts()
  const { counts } = read
  const numbers: Record<ImportItemFilter, number> = { ...counts, failed: read.failed, pictures: read.pictures.failed }
  const all = counts.created + counts.changed + counts.left + counts.refused
  const format = new Intl.NumberFormat(locale)
  const link = (show: ImportItemFilter | undefined, name: string, count: number) => (
    <li key={name}>
      <Link
        to={{ search: `?${new URLSearchParams({ import: read.id, ...(show && { show }) })}` }}
        aria-current={show === kind ? 'true' : undefined}
        className={css.chip}
      >
        {name} <span className={css.count}>{format.format(count)}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('import.show')}>
      <ul className={css.chips}>
        {link(undefined, t('import.kinds.all'), all)}
        {importItemFilters
          .filter(name => numbers[name] > 0 || name === kind)
          .map(name => link(name, t(`import.kinds.${name}`), numbers[name]))}
      </ul>
    </nav>
  )
}
