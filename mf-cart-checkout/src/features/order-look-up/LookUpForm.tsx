import { lookUpFormSchema } from '@shop/contracts/orders/look-up'
import { cleanEmail } from '@shop/forms/clean-email'
import { resolverOf } from '@shop/forms/schema-resolver'
import type { Refusal } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { LookUpRefusal } from './LookUpRefusal.tsx'
import css from './OrderLookUp.module.css'
import type { LookedUpFor } from './use-look-up.ts'

type Props = {
  labelledBy: string
  typed: LookedUpFor
  isBusy: boolean
  refusal: Refusal | null
  onSend: (values: LookedUpFor) => void
  onHasCode: (values: LookedUpFor) => void
}

export function LookUpForm({ labelledBy, typed, isBusy, refusal, onSend, onHasCode }: Props) {
  const { t } = useTexts()
  const { register, handleSubmit, formState } = useForm<LookedUpFor>({
    resolver: resolverOf(lookUpFormSchema),
    mode: 'onTouched',
    defaultValues: typed,
  })
  const { errors } = formState
  // The form focuses the first wrong field in this order.
  const [number, email] = [register('number'), register('email')]
  const errorOf = (field: keyof LookedUpFor) => {
    const code = errors[field]?.message
    return code && t(`errors.${code}`)
  }

  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={handleSubmit(onSend)}>
      <TextField
        label={t('lookUp.number')}
        hint={t('lookUp.numberHint')}
        // A keyboard of digits alone has no dash on some phones: the number is understood without it.
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('number')}
        {...number}
      />
      <TextField
        label={t('lookUp.email')}
        hint={t('lookUp.emailHint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
        {...email}
        onChange={event => {
          event.currentTarget.value = cleanEmail(event.currentTarget.value).email
          return email.onChange(event)
        }}
      />
      <LookUpRefusal refusal={refusal} />
      <Button type="submit" wide busy={isBusy}>
        {t('code.send')}
      </Button>
      <Button variant="text" onClick={handleSubmit(onHasCode)}>
        {t('code.have')}
      </Button>
    </form>
  )
}
