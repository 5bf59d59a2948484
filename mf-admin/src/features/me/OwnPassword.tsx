import { changeOwnPasswordEndpoint } from '@shop/contracts/staff/people/own-account'
import { ownSessionsEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { NewPasswordField, PresentPasswordField } from '../../components/PasswordFields.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { asBody, useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'

const empty = { present: '', password: '' }

export function OwnPassword({ login }: { login: string }) {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({ defaultValues: empty, inputOf: asBody })

  async function save(body: typeof empty) {
    if (!(await ask(changeOwnPasswordEndpoint, { body }))) return
    form.reset(empty)
    notify(t('me.passwordSaved'), { tone: 'success' })
    await queryClient.invalidateQueries({ queryKey: [ownSessionsEndpoint.path] })
  }
  return (
    <section className={css.section} aria-labelledby="own-password">
      <h2 id="own-password" className={css.title}>
        {t('me.password')}
      </h2>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
        <ObligatoryLegend />
        {/* Password managers keep the new password beside it. */}
        <input type="hidden" autoComplete="username" value={login} readOnly />
        <PresentPasswordField
          {...obligatory(errorOf, 'present', t('me.presentPassword'))}
          {...form.register('present')}
        />
        <NewPasswordField {...obligatory(errorOf, 'password', t('password.new'))} {...form.register('password')} />
        <FormRefusal refusal={refusal} />
        <Button type="submit" variant="outline" busy={isBusy}>
          {t('me.savePassword')}
        </Button>
      </form>
    </section>
  )
}
