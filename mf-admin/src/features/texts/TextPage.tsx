import { staffTextEndpoint } from '@shop/contracts/staff/storefront/staff-texts'
import { Link } from '@shop/shell/router'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { TextEditor } from './TextEditor.tsx'
import { TextHistory } from './TextHistory.tsx'
import css from './Texts.module.css'

/** One static page: its editor, and what it was before. */
export function TextPage({ page }: { page: string }) {
  const { t } = useTexts()
  const asked = useStaffEndpoint(staffTextEndpoint, { params: { page } }, { staleTime: 0 })
  const { data, error, isFetching, refetch } = asked
  // A new editor only when the text was saved or restored here: what is typed survives every other reading.
  const [edition, setEdition] = useState(0)
  const reopen = async () => {
    await refetch()
    setEdition(edition + 1)
  }

  if (error && !data)
    return <Failure error={error} title={t('texts.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.form}>
      <p className={css.bar}>
        <Link to="/admin/other/texts">{t('texts.all')}</Link>
        <a href={`/${page}`} target="_blank" rel="noopener">
          {t('texts.open')}
        </a>
      </p>
      {!data && <TableSkeleton caption={t('texts.title')} />}
      {data && (
        <>
          <TextEditor key={`editor ${edition}`} known={data.page} onSaved={reopen} />
          <TextHistory key={`history ${edition}`} known={data.page} onRestored={reopen} />
        </>
      )}
    </div>
  )
}
