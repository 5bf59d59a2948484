import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { restoreBundleEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readBundlesAgain } from './use-bundle.ts'

/** In place of the form: a deleted bundle can only come back. */
export function DeletedBundle({ bundle }: { bundle: StaffBundle }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const restore = async () => {
    if (await ask(restoreBundleEndpoint, { params: { article: bundle.article } })) await readBundlesAgain()
  }
  return (
    <>
      <Refused refusal={refusal} />
      <EmptyState
        title={t('bundle.isDeleted')}
        actions={
          <Button busy={isBusy} onClick={restore}>
            {t('bundles.restore')}
          </Button>
        }
      >
        {t('bundle.isDeletedText')}
      </EmptyState>
    </>
  )
}
