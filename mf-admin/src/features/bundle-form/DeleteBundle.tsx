import { call } from '@shop/api-client/call'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { deleteBundleEndpoint, restoreBundleEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../components/Refused.tsx'
import { asStaff } from '../../session/session-over.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readBundlesAgain } from './use-bundle.ts'

const UNDO_MS = 8000

/** Deletes the bundle that is edited; the message brings it back. What was typed and not saved is asked about first. */
export function DeleteBundle({ bundle }: { bundle: StaffBundle }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { ask, isBusy, refusal } = useStaffCall()
  const input = { params: { article: bundle.article } }
  const title = text(bundle.title)

  async function remove(): Promise<void> {
    if (!(await ask(deleteBundleEndpoint, input))) return
    await readBundlesAgain()
    notify(t('bundles.deleted', { title }), {
      lastsMs: UNDO_MS,
      action: { label: t('bundles.undo'), act: restore },
    })
  }
  // The form is gone by then: only the message is left.
  async function restore(): Promise<void> {
    try {
      await asStaff(() => call(restoreBundleEndpoint, input))
      notify(t('bundles.restored', { title }), { tone: 'success' })
    } catch {
      notify(t('bundles.notRestored', { title }), { tone: 'error' })
    }
    await readBundlesAgain()
  }
  return (
    <>
      <Button variant="text" busy={isBusy} onClick={() => leaveBy(() => void remove())}>
        {t('bundle.delete')}
      </Button>
      <Refused refusal={refusal} />
    </>
  )
}
