import { call } from '@shop/api-client/call'
import { acceptInvitationEndpoint, checkInvitationEndpoint } from '@shop/contracts/staff/people/invitations'
import { notify } from '@shop/shell/notices'
import { useQuery } from '@shop/shell/query'
import { Link, useNavigate } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { NewPasswordField } from '../../components/PasswordFields.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import css from './ChoosePassword.module.css'

/** The form, if the link that led here still opens; if not, a sentence that says whom to ask. */
export function ChoosePassword({ token }: { token: string | null }) {
  const { t } = useTexts()
  const link = useQuery({
    queryKey: ['staff-link', token],
    queryFn: async () => (token ? call(checkInvitationEndpoint, { body: { token } }) : { status: false, login: null }),
    // The token is not kept once the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link.isPending)
    return (
      <div className={css.form} aria-busy="true">
        <h1 className={css.title}>{t('invitation.title')}</h1>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  if (link.isError)
    return (
      <ErrorState
        title={t('invitation.failed')}
        retryLabel={t('failure.again')}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      />
    )
  if (!token || !link.data.status || !link.data.login) return <Expired />
  return <PasswordForm token={token} login={link.data.login} />
}

function PasswordForm({ token, login }: { token: string; login: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({
    defaultValues: { password: '' },
    inputOf: ({ password }) => ({ body: { token, password } }),
  })

  async function save({ password }: { password: string }) {
    if (!(await ask(acceptInvitationEndpoint, { body: { token, password } }))) return
    form.reset({ password: '' })
    notify(t('invitation.done'), { tone: 'success' })
    void navigate('/admin/login', { replace: true })
  }
  if (refusal?.code === 'link_expired') return <Expired />
  return (
    <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
      <h1 className={css.title}>{t('invitation.title')}</h1>
      <ObligatoryLegend />
      <TextField label={t('signIn.login')} autoComplete="username" readOnly value={login} />
      <NewPasswordField {...obligatory(errorOf, 'password', t('password.new'))} {...form.register('password')} />
      <FormRefusal refusal={refusal} />
      <Button type="submit" wide busy={isBusy}>
        {t('invitation.save')}
      </Button>
    </form>
  )
}

function Expired() {
  const { t } = useTexts()
  return (
    <EmptyState
      headingLevel={1}
      title={t('invitation.expired')}
      actions={
        <Link className={buttonClass({ variant: 'outline' })} to="/admin/login">
          {t('invitation.toSignIn')}
        </Link>
      }
    >
      {t('invitation.expiredText')}
    </EmptyState>
  )
}
