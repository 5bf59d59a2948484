import type { ResultOf } from '@shop/contracts/endpoint'
import { productHistoryEndpoint, productHistoryFile } from '@shop/contracts/staff/goods/staff-product-bulk'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import look from '../../list/ListScreen.module.css'
import { type LoggedRow, loggedRows } from '../../logged/logged-rows.ts'
import { useWords } from '../../logged/use-words.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { textOfCode } from '../../use-texts.ts'
import { bulkText } from './bulk-text.ts'
import css from './ProductEditor.module.css'

const SHOWN = 5

/** Who changed what and when. It is read again with each revision. */
export function ProductHistory({ article, revision }: { article: string; revision: number }) {
  const words = useWords()
  const { t, locale } = words
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    productHistoryEndpoint,
    { params: { article } },
    { staleTime: 0 },
  )
  const [known, setKnown] = useState(revision)
  if (known !== revision) {
    setKnown(revision)
    refetch()
  }
  const history = data?.history ?? []
  return (
    <section className={css.section}>
      <h2>{t('productHistory.title')}</h2>
      {error && !data && (
        <Failure error={error} title={t('productHistory.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && history.length === 0 && <p className={css.about}>{t('productHistory.none')}</p>}
      {history.length > 0 && (
        <div className={look.bar}>
          <ExportList calls={productHistoryFile} filter={{ article }} />
        </div>
      )}
      <ol className={css.changes}>
        {(isWhole ? history : history.slice(0, SHOWN)).map(({ at, who, action, reason, bulk, changes }) => (
          <li key={`${at} ${action}`}>
            <p>
              <strong>{textOfCode(t, 'productHistory.actions', action)}</strong>
              {bulk && `: ${bulkText(words, bulk)}`}
              {reason && ` — ${reason}`}
            </p>
            <p className={css.when}>
              {formatDay(at, locale)}, {formatTime(at, locale)} · {textOfCode(t, 'who', who)}
            </p>
            <Changes rows={loggedRows(words, sideOf(changes, 'before'), sideOf(changes, 'after'))} />
          </li>
        ))}
      </ol>
      {!isWhole && history.length > SHOWN && (
        <Button variant="outline" size="small" onClick={() => setWhole(true)}>
          {t('productHistory.all', { count: history.length })}
        </Button>
      )}
    </section>
  )
}

type Changed = ResultOf<typeof productHistoryEndpoint>['history'][number]['changes']

/** The fields as they were, or as they are since. */
function sideOf(changes: Changed, side: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map(change => [change.field, change[side]]))
}

function Changes({ rows }: { rows: readonly LoggedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={css.fields}>
      {rows.map(({ field, before, after }) => (
        <li key={field}>
          {field}: <s>{before}</s> → {after}
        </li>
      ))}
    </ul>
  )
}
