import {
  applyImportEndpoint,
  cancelImportEndpoint,
  type ImportSummary,
  importEndpoint,
  refusedRowsEndpoint,
  retryImportPicturesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { queryClient } from '@shop/shell/query'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'

type Step = typeof applyImportEndpoint | typeof cancelImportEndpoint | typeof retryImportPicturesEndpoint

const OPEN: ReadonlySet<string> = new Set(['reading', 'planned', 'applying', 'pictures'])

export function ImportActions({ read }: { read: ImportSummary }) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { id, state, counts, pictures } = read
  const changing = counts.created + counts.changed
  const take = async (step: Step) => {
    await ask(step, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: [importEndpoint.path] })
  }
  return (
    <>
      <div className={css.actions}>
        {state === 'planned' && changing > 0 && (
          <Button busy={isBusy} onClick={() => void take(applyImportEndpoint)}>
            {t('import.apply', { count: changing })}
          </Button>
        )}
        {state === 'done' && pictures.failed > 0 && (
          <Button busy={isBusy} onClick={() => void take(retryImportPicturesEndpoint)}>
            {t('import.retryPictures')}
          </Button>
        )}
        {counts.refused > 0 && state !== 'reading' && (
          <a
            href={`${refusedRowsEndpoint.path.replace(':id', id)}?language=${locale}`}
            download
            className={buttonClass({ variant: 'outline' })}
          >
            {t('import.refusedCsv')}
          </a>
        )}
        {OPEN.has(state) && (
          <Button variant="text" busy={isBusy} onClick={() => void take(cancelImportEndpoint)}>
            {t(state === 'planned' ? 'import.discard' : 'import.cancel')}
          </Button>
        )}
      </div>
      {state === 'planned' && changing === 0 && <p className={css.about}>{t('import.nothing')}</p>}
      <Refused refusal={refusal} />
    </>
  )
}
