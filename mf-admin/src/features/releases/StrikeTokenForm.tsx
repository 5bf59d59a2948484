import { strikeTeamTokenEndpoint, type TeamToken, teamTokensEndpoint } from '@shop/contracts/staff/team-tokens'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { useReleasedName } from './use-released-name.ts'

/** Says what the team can no longer do, before its token is struck. */
export function StrikeTokenForm({ token, onClose }: { token: TeamToken; onClose: () => void }) {
  const { t } = useTexts()
  const nameOf = useReleasedName()
  const { ask, isBusy, refusal } = useStaffCall()
  const named = { team: token.team, parts: token.parts.map(nameOf).join(', ') }
  const strike = async () => {
    const isDone = await ask(strikeTeamTokenEndpoint, { body: { id: token.id } })
    await queryClient.invalidateQueries({ queryKey: [teamTokensEndpoint.path] })
    if (!isDone) return
    notify(t('releases.tokens.struck', named), { tone: 'success' })
    onClose()
  }
  return (
    <ActionFrame
      title={t('releases.tokens.strikeOf', named)}
      about={t('releases.tokens.aboutStrike', named)}
      confirmLabel={t('releases.confirm.strike')}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void strike()}
      onClose={onClose}
    />
  )
}
