import { type ImportState, importsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Table } from '@shop/ui-kit/page/Table'
import { Failure } from '../../components/Failure.tsx'
import place from '../../list/ListTable.module.css'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'

export const stateTones: Record<ImportState, BadgeTone> = {
  reading: 'plain',
  unreadable: 'error',
  planned: 'info',
  applying: 'warn',
  pictures: 'warn',
  done: 'success',
  cancelled: 'plain',
}

const columns = ['file', 'state', 'counts', 'who', 'when'] as const

/** What was imported lately, and what waits to be applied. */
export function LatestImports() {
  const { t, locale } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(importsEndpoint, {}, { staleTime: 0 })
  if (error && !data)
    return <Failure error={error} title={t('import.latestFailed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <section className={css.part} aria-labelledby="imports">
      <Heading level={2} look="h3" id="imports">
        {t('import.latest')}
      </Heading>
      {!data && <TableSkeleton caption={t('import.latest')} />}
      {data?.imports.length === 0 && <p className={css.about}>{t('import.none')}</p>}
      {data && data.imports.length > 0 && (
        <div className={place.place}>
          <Table caption={t('import.latest')} captionHidden>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {t(`import.list.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.imports.map(({ id, file_name, state, counts, by, at }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={{ search: `?import=${id}` }}>{file_name || t('import.unnamed')}</Link>
                  </th>
                  <td>
                    <Badge tone={stateTones[state]}>{t(`import.states.${state}`)}</Badge>
                  </td>
                  <td>{t('import.countsShort', counts)}</td>
                  <td>{by}</td>
                  <td className={css.whole}>{`${formatDay(at, locale)}, ${formatTime(at, locale)}`}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
