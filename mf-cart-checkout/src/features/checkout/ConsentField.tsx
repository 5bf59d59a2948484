import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { Checkbox } from '@shop/ui-kit/Checkbox'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { useFieldError } from './field-error.ts'

const addresses = { offer: '/public-offer', privacy: '/privacy-policy' }

export function ConsentField() {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <Checkbox
      label={<TextWithLinks text={t('consent')} addresses={addresses} />}
      error={errorOf('consent')}
      {...register('consent')}
    />
  )
}
