import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { FormProvider, useFormContext } from 'react-hook-form'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import type { KnownContact } from '../../page-state.ts'
import { useTexts } from '../../use-texts.ts'
import { AccountFields } from './AccountFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import css from './RegistrationForm.module.css'
import type { RegistrationValues } from './registration-form.ts'
import { useRegistration } from './use-registration.ts'
import { useRegistrationError } from './use-registration-error.ts'

type RegistrationFormProps = {
  labelledBy: string
  email: string
  contact: KnownContact | undefined
  from: string | undefined
}

/** One column, in three steps that are seen at once: the person, the account, the consent. */
export function RegistrationForm({ labelledBy, email, contact, from }: RegistrationFormProps) {
  const { t } = useTexts()
  const { form, submit, refusal, forgetRefusal } = useRegistration(email, contact)

  return (
    <FormProvider {...form}>
      <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit} onChange={forgetRefusal}>
        <p className={css.lead}>{t('register.lead')}</p>
        <PersonFields />
        <AccountFields />
        <ConsentField />
        {refusal && <FormRefusal {...refusal} />}
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('register.create')}
        </Button>
        <p className={css.known}>
          {t('register.known')}{' '}
          <Link to="/user/login" state={{ from }}>
            {t('signIn.enter')}
          </Link>
        </p>
      </form>
    </FormProvider>
  )
}

const addresses = { offer: '/public-offer', privacy: '/privacy-policy' }

/** A change of this text has to change CONSENT_VERSION of the contract. */
function ConsentField() {
  const { t } = useTexts()
  const { register } = useFormContext<RegistrationValues>()
  const errorOf = useRegistrationError()
  return (
    <Checkbox
      label={<TextWithLinks text={t('register.consent')} addresses={addresses} />}
      error={errorOf('consent')}
      {...register('consent')}
    />
  )
}
