import { type ImportState, importListFile, importsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { Heading } from '@shop/ui-kit/page/Heading'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import look from '../../list/ListScreen.module.css'
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

/** The list has no filter. */
const nothingAsked = {}

/** What was imported lately, and what waits to be applied. */
export function LatestImports() {
  const { t, locale } = useTexts()
  const answer = useStaffEndpoint(importsEndpoint, {}, { staleTime: 0 })
  const label = (id: string) => t(`import.list.${id}`)
  return (
    <section className={css.part} aria-labelledby="imports">
      <Heading level={2} look="h3" id="imports">
        {t('import.latest')}
      </Heading>
      <div className={look.bar}>
        {answer.data && answer.data.imports.length > 0 && <ExportList calls={importListFile} filter={nothingAsked} />}
      </div>
      <List
        caption={t('import.latest')}
        answer={answer}
        rows={answer.data?.imports}
        idOf={({ id }) => id}
        failed={t('import.latestFailed')}
        empty={<p className={css.about}>{t('import.none')}</p>}
        columns={[
          {
            id: 'file',
            label: label('file'),
            heading: true,
            cell: ({ id, file_name }) => (
              <Link to={{ search: `?import=${id}` }}>{file_name || t('import.unnamed')}</Link>
            ),
          },
          {
            id: 'state',
            label: label('state'),
            cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`import.states.${state}`)}</Badge>,
          },
          { id: 'counts', label: label('counts'), cell: ({ counts }) => t('import.countsShort', counts) },
          { id: 'who', label: label('who'), cell: ({ by }) => by },
          {
            id: 'when',
            label: label('when'),
            className: css.whole,
            cell: ({ at }) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`,
          },
        ]}
      />
    </section>
  )
}
