import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { useTexts } from '../../use-texts.ts'

/** How far it is while it goes on, and what came of it at the end; said aloud once. */
export function ImportProgress({ read }: { read: ImportSummary }) {
  const { t } = useTexts()
  const { state, counts, applied, failed, pictures } = read
  const all = counts.created + counts.changed
  const through = applied + failed
  if (state === 'reading') return <Notice announced>{t('import.readingText')}</Notice>
  if (state === 'applying') {
    return <ProgressBar label={t('import.progress', { done: through, all })} value={through} max={all} />
  }
  if (state === 'pictures') {
    const fetched = pictures.done + pictures.failed
    const max = fetched + pictures.waiting
    return <ProgressBar label={t('import.picturesProgress', { done: fetched, all: max })} value={fetched} max={max} />
  }
  if (state === 'cancelled' && applied > 0) return <Notice tone="warn">{t('import.cancelledText', { applied })}</Notice>
  if (state !== 'done') return null
  const isWhole = failed === 0 && pictures.failed === 0
  return (
    <Notice tone={isWhole ? 'success' : 'warn'} announced title={t('import.doneTitle', { applied })}>
      {failed > 0 && <p>{t('import.doneFailed', { count: failed })}</p>}
      {counts.refused > 0 && <p>{t('import.doneRefused', { count: counts.refused })}</p>}
      {pictures.failed > 0 && <p>{t('import.donePictures', { count: pictures.failed })}</p>}
    </Notice>
  )
}
