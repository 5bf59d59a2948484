import { importTexts, valueText } from '@shop/contracts/staff/goods/import-texts'
import type { ImportCause, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Heading } from '@shop/ui-kit/page/Heading'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Causes.module.css'

/** Why products are refused and what is worth knowing of the others: each cause once, with its number and a few of its rows. */
export function Causes({ causes }: { causes: NonNullable<ImportSummary['causes']> }) {
  const { t } = useTexts()
  const { problems, notes } = causes
  if (problems.length + notes.length === 0) return null
  return (
    <section className={css.causes} aria-labelledby="causes">
      <Heading level={3} id="causes">
        {t('import.causes.title')}
      </Heading>
      <CauseList causes={problems} isProblem />
      <CauseList causes={notes} isProblem={false} />
    </section>
  )
}

const OPEN = 8

function CauseList({ causes, isProblem }: { causes: readonly ImportCause[]; isProblem: boolean }) {
  const { t } = useTexts()
  if (causes.length === 0) return null
  const rest = causes.slice(OPEN)
  const list = (some: readonly ImportCause[]) => (
    <ul className={css.list}>
      {some.map(cause => (
        <Cause key={`${cause.code} ${cause.column} ${cause.values[0]}`} cause={cause} isProblem={isProblem} />
      ))}
    </ul>
  )
  return (
    <>
      {list(causes.slice(0, OPEN))}
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>{t('import.causes.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}

function Cause({ cause, isProblem }: { cause: ImportCause; isProblem: boolean }) {
  const { t, locale } = useTexts()
  const { code, column, values, products, rows, lines, articles } = cause
  const { problems, notes } = importTexts[locale]
  const texts: Readonly<Record<string, string>> = { ...problems, ...notes }
  const examples = values.map(value => `«${valueText(code, value, locale)}»`).join(', ')
  const place = lines.length > 0 ? t('import.causes.lines', { lines: lines.join(', ') }) : articles.join(', ')
  return (
    <li className={css.cause}>
      <span className={isProblem ? css.problem : undefined}>
        {column && `${textOfCode(t, 'import.columns', column)} — `}
        {isProblem && examples && `${examples} — `}
        {texts[code] ?? code} {!isProblem && examples}
      </span>
      <span className={css.places}>
        {t('import.causes.products', { count: products })} · {place}
        {rows > lines.length && '…'}
      </span>
    </li>
  )
}
