import { releasedNames } from '@shop/contracts/staff/release-store'
import {
  makeTeamTokenEndpoint,
  teamTokensEndpoint,
  tokenDays,
  USUAL_TOKEN_DAYS,
} from '@shop/contracts/staff/team-tokens'
import { queryClient } from '@shop/shell/query'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { FieldMessage } from '@shop/ui-kit/fields/Field'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId, useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { useReleasedName } from './use-released-name.ts'

type Props = { onMade: (made: { team: string; token: string }) => void; onClose: () => void }
type Draft = { team: string; parts: (typeof releasedNames)[number][]; days: (typeof tokenDays)[number] }

/** Whose token it is, what it may release, and for how long. */
export function MakeTokenForm({ onMade, onClose }: Props) {
  const { t } = useTexts()
  const nameOf = useReleasedName()
  const partsId = useId()
  const [draft, setDraft] = useState<Draft>({ team: '', parts: [], days: USUAL_TOKEN_DAYS })
  const { ask, isBusy, refusal } = useStaffCall()
  const problem = (field: string) => {
    const code = refusal?.fields[field]
    return code && textOfCode(t, 'errors', code)
  }
  const make = async () => {
    const body = { ...draft, team: draft.team.trim() }
    const made = await ask(makeTeamTokenEndpoint, { body })
    if (!made) return
    await queryClient.invalidateQueries({ queryKey: [teamTokensEndpoint.path] })
    onMade({ team: body.team, token: made.token })
    onClose()
  }
  const choose = (name: Draft['parts'][number], isChosen: boolean) =>
    setDraft(({ parts, ...rest }) => ({
      ...rest,
      parts: releasedNames.filter(known => (known === name ? isChosen : parts.includes(known))),
    }))
  return (
    <ActionFrame
      title={t('releases.tokens.make')}
      about={t('releases.tokens.aboutMake')}
      confirmLabel={t('releases.tokens.confirmMake')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['team', 'parts', 'days']}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <TextField
        label={t('releases.tokens.columns.team')}
        hint={t('releases.tokens.teamHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={draft.team}
        onChange={event => setDraft({ ...draft, team: event.currentTarget.value })}
        error={problem('team')}
      />
      <fieldset className={css.choices} aria-describedby={`${partsId}-message`}>
        <legend className={css.legend}>{t('releases.tokens.columns.parts')}</legend>
        {releasedNames.map(name => (
          <Checkbox
            key={name}
            label={nameOf(name)}
            checked={draft.parts.includes(name)}
            onChange={event => choose(name, event.currentTarget.checked)}
          />
        ))}
        <FieldMessage id={partsId} error={problem('parts')} />
      </fieldset>
      <ChipRadio
        legend={t('releases.tokens.days')}
        options={tokenDays.map(days => ({ value: String(days), label: t('releases.tokens.daysOf', { count: days }) }))}
        value={String(draft.days)}
        onChange={value => setDraft({ ...draft, days: tokenDays.find(days => String(days) === value) ?? draft.days })}
      />
    </ActionFrame>
  )
}
