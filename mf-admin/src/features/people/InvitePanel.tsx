import { type InvitationForm, invitePersonEndpoint, peopleEndpoint } from '@shop/contracts/staff/people/people'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { type PersonDraft, PersonFields } from './PersonFields.tsx'
import css from './PersonPanel.module.css'

const empty = { email: '', login: '', role: 'manager', second_factor_required: false } as const

export function InvitePanel({ onClose }: { onClose: () => void }) {
  const { t, locale: own } = useTexts()
  const titleId = useId()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm<PersonDraft>({
    defaultValues: { ...empty, locale: own },
  })
  const close = () => leaveBy(onClose)

  async function invite({ email, login, role, locale }: PersonDraft) {
    const body: InvitationForm = { email, role, locale, ...(login.trim() && { login }) }
    if (!(await ask(invitePersonEndpoint, { body }))) return
    await queryClient.invalidateQueries({ queryKey: [peopleEndpoint.path] })
    notify(t('people.invited', { email }), { tone: 'success' })
    onClose()
  }
  const isInFields = refusal?.code === 'validation' || refusal?.code === 'name_taken'
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={t('people.invite')} titleId={titleId} closeLabel={t('people.close')} onClose={close} />
      <FormProvider {...form}>
        <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(invite)}>
          <p>{t('people.inviteText')}</p>
          <PersonFields isNew errorOf={errorOf} />
          {!isInFields && <Refused refusal={refusal} />}
          <Button type="submit" busy={isBusy} className={css.save}>
            {t('people.sendInvitation')}
          </Button>
        </form>
      </FormProvider>
    </SidePanel>
  )
}
