import { staffRoles } from '@shop/contracts/customers/session-check'
import type { Person } from '@shop/contracts/staff/people/people'
import { locales } from '@shop/contracts/texts/text'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PersonPanel.module.css'

export type PersonDraft = Pick<Person, 'role' | 'locale' | 'second_factor_required'> & { email: string; login: string }

type Props = {
  isNew?: boolean
  /** One’s own role is changed by another owner. */
  isOwn?: boolean
  errorOf: ErrorOf
}

export function PersonFields({ isNew = false, isOwn = false, errorOf }: Props) {
  const { t } = useTexts()
  const { register, control } = useFormContext<PersonDraft>()
  const role = useWatch({ control, name: 'role' })
  return (
    <>
      <TextField
        {...(isNew ? obligatory : optional)(errorOf, 'email', t('people.fields.email'))}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        {...register('email')}
      />
      {isNew && (
        <TextField
          {...optional(errorOf, 'login', t('people.fields.login'))}
          hint={t('people.loginHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...register('login')}
        />
      )}
      <div>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange } }) => (
            <ChipRadio
              legend={t('people.fields.role')}
              options={staffRoles.map(option => ({
                value: option,
                label: t(`roles.${option}`),
                ...(isOwn && option !== value && { disabledReason: t('people.ownRole') }),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <p className={css.role}>{t(`people.roleTexts.${role}`)}</p>
      </div>
      <Controller
        control={control}
        name="locale"
        render={({ field: { value, onChange } }) => (
          <ChipRadio
            legend={t('people.fields.locale')}
            options={locales.map(value => ({ value, label: t(`people.locales.${value}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {!isNew && <Checkbox label={t('people.fields.secondFactor')} {...register('second_factor_required')} />}
    </>
  )
}
