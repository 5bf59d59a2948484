import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { FormProvider } from 'react-hook-form'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useTexts } from '../../use-texts.ts'
import type { KnownContact } from '../../wanted-place.ts'
import { ConsentField } from './ConsentField.tsx'
import { EntryFields } from './EntryFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import css from './RegistrationForm.module.css'
import { useRegistration } from './use-registration.ts'

type RegistrationFormProps = {
  labelledBy: string
  email: string
  contact: KnownContact | undefined
  from: string | undefined
}

/** One column, in three steps that are seen at once: who she is, how she comes in, what she agrees to. */
export function RegistrationForm({ labelledBy, email, contact, from }: RegistrationFormProps) {
  const { t } = useTexts()
  const { form, submit, refusal, forgetRefusal } = useRegistration(email, contact)

  return (
    <FormProvider {...form}>
      <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={submit} onChange={forgetRefusal}>
        <p className={css.lead}>{t('register.lead')}</p>
        <PersonFields />
        <EntryFields />
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
