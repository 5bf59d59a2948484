import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { useTexts } from '../../use-texts.ts'
import { RemoveBundle } from './RemoveBundle.tsx'

/** In place of the form: an archived bundle is brought back before it is changed. */
export function ArchivedBundle({ bundle }: { bundle: StaffBundle }) {
  const { t } = useTexts()
  return (
    <EmptyState title={t('bundle.isArchived')} actions={<RemoveBundle bundle={bundle} />}>
      {t('bundle.isArchivedText')}
    </EmptyState>
  )
}
