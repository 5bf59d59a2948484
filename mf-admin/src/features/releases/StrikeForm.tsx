import { isReleasedService, type ReleasedService } from '@shop/contracts/released-services'
import type { PartName } from '@shop/contracts/releases'
import { staffReleasesEndpoint, strikeReleaseEndpoint } from '@shop/contracts/staff/staff-releases'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { useVersionName } from './use-version-name.ts'

type Props = { part: PartName | ReleasedService; version: string; revision: number; onClose: () => void }

/** Says what becomes of a version and of tabs that still have it, before it is struck. */
export function StrikeForm({ part, version, revision, onClose }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const named = { version: useVersionName()(version) }
  const strike = async () => {
    const isDone = await ask(strikeReleaseEndpoint, { body: { part, version, revision } })
    await queryClient.invalidateQueries({ queryKey: [staffReleasesEndpoint.path] })
    if (!isDone) return
    notify(t('releases.done.strike'), { tone: 'success' })
    onClose()
  }
  return (
    <ActionFrame
      title={t('releases.strikeOf', named)}
      about={t(isReleasedService(part) ? 'releases.ofService.about.strike' : 'releases.about.strike', named)}
      confirmLabel={t('releases.confirm.strike')}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void strike()}
      onClose={onClose}
    />
  )
}
