import type { PartName } from '@shop/contracts/releases'
import { rollBackReleaseEndpoint, staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import type { ReleaseAction } from './release-actions.ts'

type Props = {
  part: PartName
  action: ReleaseAction & { kind: 'rollback' | 'stop' | 'serve' }
  onClose: () => void
}

/** Says what all visitors will get, before they do. */
export function RollbackForm({ part, action: { kind, version, revision }, onClose }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const go = async () => {
    const body = { part, revision, ...(kind === 'serve' && { version }) }
    const isDone = await ask(rollBackReleaseEndpoint, { body })
    await queryClient.invalidateQueries({ queryKey: [staffReleasesEndpoint.path] })
    if (!isDone) return
    notify(t(`releases.done.${kind}`), { tone: 'success' })
    onClose()
  }
  return (
    <ActionFrame
      title={kind === 'serve' ? t('releases.serveOf', { version }) : t(`releases.actions.${kind}`)}
      about={t(`releases.about.${kind}`, { version })}
      confirmLabel={t(`releases.confirm.${kind}`)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  )
}
