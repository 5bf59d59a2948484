import { type InvitationForm, invitePersonEndpoint, peopleEndpoint } from '@shop/contracts/staff/people/people'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { FormPanel } from '../../forms/EditPanel.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { type PersonDraft, PersonFields } from './PersonFields.tsx'

const empty = { email: '', login: '', role: 'manager', second_factor_required: false } as const

export function InvitePanel({ onClose }: { onClose: () => void }) {
  const { t, locale: own } = useTexts()
  const edit = useCallForm<PersonDraft>({
    defaultValues: { ...empty, locale: own },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })

  const invite = edit.form.handleSubmit(async draft => {
    if (!(await edit.ask(invitePersonEndpoint, { body: bodyOf(draft) }))) return
    await queryClient.invalidateQueries({ queryKey: [peopleEndpoint.path] })
    notify(t('people.invited', { email: draft.email }), { tone: 'success' })
    onClose()
  })
  return (
    <FormPanel
      title={t('people.invite')}
      closeLabel={t('people.close')}
      saveLabel={t('people.sendInvitation')}
      edit={edit}
      save={invite}
      onClose={onClose}
    >
      <p>{t('people.inviteText')}</p>
      <PersonFields isNew errorOf={edit.errorOf} />
    </FormPanel>
  )
}

function bodyOf({ email, login, role, locale }: PersonDraft): InvitationForm {
  return { email, role, locale, ...(login.trim() && { login }) }
}
