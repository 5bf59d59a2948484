import type { PartName } from '@shop/contracts/releases'
import { shareReleaseEndpoint, staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { typedNumber } from '../../numbers.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'

type Props = { part: PartName; revision: number; share: number; onClose: () => void }

/** How many visitors get the canary. */
export function ShareForm({ part, revision, share, onClose }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(String(share))
  const { ask, isBusy, refusal } = useStaffCall()
  const error = refusal?.fields.share
  const save = async () => {
    const body = { part, revision, share: typedNumber(typed) ?? Number.NaN }
    const isDone = await ask(shareReleaseEndpoint, { body })
    if (isDone || refusal?.code !== 'validation')
      await queryClient.invalidateQueries({ queryKey: [staffReleasesEndpoint.path] })
    if (!isDone) return
    notify(t('releases.done.share'), { tone: 'success' })
    onClose()
  }
  return (
    <ActionFrame
      title={t('releases.actions.share')}
      about={t('releases.about.share')}
      confirmLabel={t('releases.confirm.share')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['share']}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('releases.shareField')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        error={error && textOfCode(t, 'errors', error)}
      />
    </ActionFrame>
  )
}
