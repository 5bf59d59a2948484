import { resolverOf } from '@shop/forms/schema-resolver'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '../../forms/EmailField.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Reset.module.css'
import { type ResetRequestValues, requestResetEmail, resetRequestSchema } from './reset.ts'

type RequestResetEmailProps = { labelledBy: string; email: string; from: string | undefined }

/** Requests the reset email. The answer does not reveal whether the address has an account. */
export function RequestResetEmail({ labelledBy, email, from }: RequestResetEmailProps) {
  const { t } = useTexts()
  const form = useForm<ResetRequestValues>({
    resolver: resolverOf(resetRequestSchema),
    mode: 'onTouched',
    defaultValues: { email },
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState

  async function send(values: ResetRequestValues) {
    setRefusal(null)
    setSentTo(null)
    await requestResetEmail(values).then(
      () => setSentTo(values.email),
      error => setRefusal(refusalOf(error)),
    )
  }
  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={form.handleSubmit(send)}>
      <p className={css.text}>{t('reset.text')}</p>
      <EmailField
        label={t('signIn.email')}
        autoComplete="username"
        error={errors.email?.message && t(`errors.${errors.email.message}`)}
        {...form.register('email')}
      />
      {refusal && <FormRefusal {...refusal} />}
      {sentTo && (
        <Notice tone="success" announced title={t('reset.sent', { email: sentTo })}>
          {t('reset.sentText')}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} variant={sentTo ? 'outline' : 'primary'}>
        {t(sentTo ? 'reset.again' : 'reset.send')}
      </Button>
      <Link className={css.back} to="/user/login" state={{ from }}>
        {t('reset.back')}
      </Link>
    </form>
  )
}
