import { ShopError } from '@shop/contracts/errors'
import { resolverOf } from '@shop/forms/schema-resolver'
import { notify } from '@shop/shell/notices'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { NewPasswordField } from '../../forms/NewPasswordField.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Reset.module.css'
import { type NewPasswordValues, newPasswordSchema, setPassword } from './reset.ts'

type NewPasswordProps = { labelledBy: string; token: string; onDone: () => void; onExpired: () => void }

export function NewPassword({ labelledBy, token, onDone, onExpired }: NewPasswordProps) {
  const { t } = useTexts()
  const form = useForm<NewPasswordValues>({
    resolver: resolverOf(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '', password_repeat: '' },
  })
  const { errors, isSubmitting } = form.formState
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const textOf = (code: string | undefined) => code && t(`errors.${code}`)

  async function save({ password }: NewPasswordValues) {
    setRefusal(null)
    try {
      await setPassword(token, password)
      notify(t('reset.done'), { tone: 'success', detail: t('reset.doneText') })
      onDone()
    } catch (error) {
      refuse(error)
    }
  }
  function refuse(error: unknown) {
    if (!(error instanceof ShopError)) return setRefusal(refusalOf(error))
    if (error.code === 'link_expired') return onExpired()
    const code = passwordCode(error)
    if (!code) return setRefusal(refusalOf(error))
    form.setError('password', { message: code })
    form.setFocus('password')
  }
  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={form.handleSubmit(save)}>
      {refusal && <FormRefusal {...refusal} />}
      <NewPasswordField
        label={t('password.new')}
        typed={form.watch('password')}
        error={textOf(errors.password?.message)}
        {...form.register('password')}
      />
      <NewPasswordField
        label={t('password.repeat')}
        error={textOf(errors.password_repeat?.message)}
        {...form.register('password_repeat')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {t('reset.save')}
      </Button>
    </form>
  )
}

function passwordCode({ details }: ShopError): string | null {
  const fields = details.fields
  if (typeof fields !== 'object' || fields === null || !('password' in fields)) return null
  return String(fields.password)
}
