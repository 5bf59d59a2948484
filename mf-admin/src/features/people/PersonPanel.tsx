import { changePersonEndpoint, type Person, peopleEndpoint } from '@shop/contracts/staff/people/people'
import { notify } from '@shop/shell/notices'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { type Stored, useRevisedForm } from '../../forms/use-revised-form.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { PersonActions } from './PersonActions.tsx'
import { type PersonDraft, PersonFields } from './PersonFields.tsx'
import css from './PersonPanel.module.css'
import { PersonSessions } from './PersonSessions.tsx'
import { stateTones } from './use-people-columns.tsx'

/** A person: role and address are saved as a form; what acts at once stands below it. */
export function PersonPanel({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTexts()
  const titleId = useId()
  const edit = useRevisedForm<PersonDraft>(storedDraftOf(person), {
    inputOf: draft => ({ body: { ...formOf(draft), revision: 0 } }),
  })
  const { form, element, ask, isBusy, isDirty, refusal, errorOf, revision } = edit
  const close = () => leaveBy(onClose)
  const isOwn = useStaffMember().member?.login === person.login

  async function save(draft: PersonDraft) {
    const body = { ...formOf(draft), revision: revision() }
    const saved = await ask(changePersonEndpoint, { params: { id: person.id }, body })
    if (!saved) return
    edit.take(storedDraftOf(saved.person))
    notify(t('people.saved', { login: person.login }), { tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: [peopleEndpoint.path] })
  }
  const fields = (['email', 'role', 'locale', 'secondFactor'] as const).map(name => ({
    label: t(`people.fields.${name}`),
    textOf: (draft: PersonDraft) =>
      ({
        email: draft.email,
        role: t(`roles.${draft.role}`),
        locale: t(`people.locales.${draft.locale}`),
        secondFactor: t(`people.secondFactor.${draft.second_factor_required ? 'owed' : 'off'}`),
      })[name],
  }))
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={person.login} titleId={titleId} closeLabel={t('people.close')} onClose={close} />
      <FormProvider {...form}>
        <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
          <p>
            <Badge tone={stateTones[person.state]}>{t(`people.states.${person.state}`)}</Badge>{' '}
            <span className={css.quiet}>{t(`people.stateTexts.${person.state}`)}</span>
          </p>
          <PersonFields isOwn={isOwn} errorOf={errorOf} />
          <FormRefusal refusal={refusal} />
          <Button type="submit" busy={isBusy} aria-disabled={!isDirty} className={css.save}>
            {t('people.save')}
          </Button>
        </form>
      </FormProvider>
      <EditConflict
        edit={edit}
        read={() => readPerson(person.id)}
        fields={fields}
        onKeepMine={form.handleSubmit(save)}
      />
      <PersonActions person={person} isOwn={isOwn} />
      <PersonSessions id={person.id} />
    </SidePanel>
  )
}

function formOf({ email, role, locale, second_factor_required }: PersonDraft) {
  return { email: email.trim() || null, role, locale, second_factor_required }
}

function storedDraftOf({ login, email, role, locale, second_factor_required, revision }: Person): Stored<PersonDraft> {
  return { revision, draft: { login, email: email ?? '', role, locale, second_factor_required } }
}

async function readPerson(id: string): Promise<Stored<PersonDraft> | null> {
  const { people } = await queryClient.fetchQuery({ ...endpointQuery(peopleEndpoint, {}), staleTime: 0 })
  const found = people.find(person => person.id === id)
  return found ? storedDraftOf(found) : null
}
