import { call } from '@shop/api-client/call'
import { deleteAccountEndpoint, deleteFormSchema } from '@shop/contracts/customers/privacy'
import { ShopError } from '@shop/contracts/errors'
import { resolverOf } from '@shop/forms/schema-resolver'
import { notify } from '@shop/shell/notices'
import { useNavigate } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { PasswordField } from '@shop/ui-kit/fields/PasswordField'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRefusedText } from '../../customer/refused-text.ts'
import { forgetCustomer } from '../../customer/sign-out.ts'
import formCss from '../../forms/Form.module.css'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OwnData.module.css'

type Values = z.infer<typeof deleteFormSchema>

/** Cannot be undone, so it says what goes and what stays, and asks for the password. */
export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { t } = useTexts()
  const errorOf = useFieldError()
  const refusedText = useRefusedText()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm<Values>({ resolver: resolverOf<Values>(deleteFormSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  async function remove(values: Values) {
    setRefused(null)
    try {
      await call(deleteAccountEndpoint, { body: values })
    } catch (error) {
      if (!isWrongPassword(error)) return setRefused(refusedText(error))
      form.setError('password', { message: 'password_wrong' })
      return form.setFocus('password', { shouldSelect: true })
    }
    notify(t('personal.own.deleted'), { tone: 'success' })
    navigate('/', { replace: true })
    forgetCustomer()
  }
  return (
    <form className={formCss.form} noValidate onSubmit={form.handleSubmit(remove)}>
      <Notice tone="warn" title={t('personal.own.sure')}>
        {t('personal.own.what')}
      </Notice>
      <PasswordField
        label={t('personal.own.password')}
        showLabel={t('signIn.show')}
        hideLabel={t('signIn.hide')}
        capsLockText={t('signIn.capsLock')}
        autoComplete="current-password"
        error={errorOf(errors.password?.message)}
        {...form.register('password')}
      />
      {refused && <Notice tone="error" announced title={refused} />}
      <div className={css.actions}>
        <Button type="submit" busy={isSubmitting}>
          {t('personal.own.deleteForEver')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('personal.cancel')}
        </Button>
      </div>
    </form>
  )
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'validation'
}
