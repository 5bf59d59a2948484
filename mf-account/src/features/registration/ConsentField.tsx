import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { Checkbox } from '@shop/ui-kit/Checkbox'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { RegistrationValues } from './registration-form.ts'
import { useFieldError } from './use-field-error.ts'

const addresses = { offer: '/public-offer', privacy: '/privacy-policy' }

/** Whoever changes these words changes CONSENT_VERSION of the contract with them. */
export function ConsentField() {
  const { t } = useTexts()
  const { register } = useFormContext<RegistrationValues>()
  const errorOf = useFieldError()
  return (
    <Checkbox
      label={<TextWithLinks text={t('register.consent')} addresses={addresses} />}
      error={errorOf('consent')}
      {...register('consent')}
    />
  )
}
