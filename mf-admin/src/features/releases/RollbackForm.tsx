import { isReleasedService, type ReleasedService } from '@shop/contracts/released-services'
import type { PartName } from '@shop/contracts/releases'
import { rollBackReleaseEndpoint, staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import type { ReleaseAction } from './release-actions.ts'
import { useVersionName } from './use-version-name.ts'

type Props = {
  part: PartName | ReleasedService
  action: ReleaseAction & { kind: 'rollback' | 'stop' | 'serve' }
  onClose: () => void
}

/** Says what all visitors will get, or which version of a service answers them, before they do. */
export function RollbackForm({ part, action: { kind, version, revision }, onClose }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const isService = isReleasedService(part)
  const named = { version: useVersionName()(version) }
  const go = async () => {
    const body = { part, revision, ...(kind === 'serve' && { version }) }
    const isDone = await ask(rollBackReleaseEndpoint, { body })
    await queryClient.invalidateQueries({ queryKey: [staffReleasesEndpoint.path] })
    if (!isDone) return
    notify(t(isService ? 'releases.ofService.done' : `releases.done.${kind}`), { tone: 'success' })
    onClose()
  }
  const serveText = t(isService ? 'releases.ofService.serveOf' : 'releases.serveOf', named)
  return (
    <ActionFrame
      title={kind === 'serve' ? serveText : t(`releases.actions.${kind}`)}
      about={isService ? t(`releases.ofService.about.${kind}`, named) : t(`releases.about.${kind}`, named)}
      confirmLabel={t(isService ? 'releases.confirm.rollback' : `releases.confirm.${kind}`)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  )
}
