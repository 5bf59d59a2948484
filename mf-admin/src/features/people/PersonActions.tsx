import {
  type Person,
  peopleEndpoint,
  sendPersonLinkEndpoint,
  switchPersonOffEndpoint,
  switchPersonOnEndpoint,
} from '@shop/contracts/staff/people/people'
import { resetSecondFactorEndpoint } from '@shop/contracts/staff/people/second-factor'
import { sessionsOfPersonEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { showResetSecondFactor } from '../../session/show-second-factor.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PersonPanel.module.css'

const endpoints = {
  'send-link': sendPersonLinkEndpoint,
  'reset-second-factor': resetSecondFactorEndpoint,
  'switch-off': switchPersonOffEndpoint,
  'switch-on': switchPersonOnEndpoint,
} as const
type PersonAction = keyof typeof endpoints

/** What can be done with a person now; nobody gives themselves a link or a reset. */
export function actionsOf({ state, second_factor, email }: Person, { isOwn }: { isOwn: boolean }): PersonAction[] {
  if (state === 'off') return ['switch-on']
  return [
    ...(email && !isOwn ? (['send-link'] as const) : []),
    ...(second_factor && !isOwn ? (['reset-second-factor'] as const) : []),
    'switch-off',
  ]
}

/** Each says what will happen before it does. */
export function PersonActions({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<PersonAction | null>(null)
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const textOf = (action: PersonAction) =>
    action === 'send-link' && person.state === 'invited' ? 'people.actions.invite-again' : `people.actions.${action}`

  async function act(action: PersonAction) {
    if (!(await ask(endpoints[action], { params: { id: person.id }, body: {} }))) return
    if (action === 'reset-second-factor') showResetSecondFactor(person.id)
    notify(t(`${textOf(action)}-done`, { login: person.login }), { tone: 'success' })
    setOpen(null)
    for (const { path } of [peopleEndpoint, sessionsOfPersonEndpoint])
      await queryClient.invalidateQueries({ queryKey: [path] })
  }
  return (
    <section className={css.section} aria-label={t('people.access')}>
      <h3 className={css.title}>{t('people.access')}</h3>
      {open ? (
        <ActionFrame
          title={t(textOf(open))}
          about={t(`${textOf(open)}-text`)}
          confirmLabel={t(textOf(open))}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={() => void act(open)}
          onClose={() => {
            forgetRefusal()
            setOpen(null)
          }}
        />
      ) : (
        <div className={css.buttons}>
          {actionsOf(person, { isOwn }).map(action => (
            <Button key={action} variant="outline" size="small" onClick={() => setOpen(action)}>
              {t(textOf(action))}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
