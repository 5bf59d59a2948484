import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { PhoneField } from '@shop/ui-kit/fields/PhoneField'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useController, useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { AccountField } from './AccountField.tsx'
import css from './NewOrder.module.css'
import type { OrderDraft } from './order-draft.ts'

/** Who orders: an account of the customer base, or a name with a phone. */
export function CustomerFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { control, register, getValues } = useFormContext<OrderDraft>()
  // The codes of a missing name are those of other forms, where it names a thing.
  const personErrorOf: ErrorOf = (field, label = '') => {
    const { name, last_name } = getValues('person')
    const isEmpty = (field === 'customer.name' ? name : last_name).trim() === ''
    return errorOf(field) && isEmpty ? t('errors.emptyOf', { field: label }) : errorOf(field, label)
  }
  const { field: who } = useController({ control, name: 'who' })
  const { field: language } = useController({ control, name: 'locale' })
  const { field: currency } = useController({ control, name: 'currency' })
  return (
    <div className={css.fields}>
      {may('customers') && (
        <ChipRadio
          legend={t('newOrder.whoTitle')}
          legendHidden
          options={[
            { value: 'person', label: t('newOrder.person') },
            { value: 'account', label: t('newOrder.accountChoice') },
          ]}
          value={who.value}
          onChange={who.onChange}
        />
      )}
      {who.value === 'account' ? (
        <>
          <AccountField errorOf={errorOf} />
          <Phone name="accountPhone" {...optional(errorOf, 'customer.phone', t('newOrder.accountPhone'))} />
        </>
      ) : (
        <>
          <div className={css.pair}>
            <TextField
              {...obligatory(personErrorOf, 'customer.name', t('newOrder.name'))}
              autoComplete="off"
              {...register('person.name')}
            />
            <TextField
              {...obligatory(personErrorOf, 'customer.last_name', t('newOrder.lastName'))}
              autoComplete="off"
              {...register('person.last_name')}
            />
          </div>
          <div className={css.pair}>
            <Phone name="person.phone" {...obligatory(errorOf, 'customer.phone', t('newOrder.phone'))} />
            <TextField
              {...optional(errorOf, 'customer.email', t('newOrder.email'))}
              hint={t('newOrder.emailHint')}
              type="email"
              autoComplete="off"
              {...register('person.email')}
            />
          </div>
        </>
      )}
      <div className={css.pair}>
        <ChipRadio
          legend={t('newOrder.locale')}
          options={[
            { value: 'uk', label: t('newOrder.inUkrainian') },
            { value: 'en', label: t('newOrder.inEnglish') },
          ]}
          value={language.value}
          onChange={language.onChange}
        />
        <ChipRadio
          legend={t('newOrder.currency')}
          options={[
            { value: 'UAH', label: '₴' },
            { value: 'EUR', label: '€' },
          ]}
          value={currency.value}
          onChange={currency.onChange}
        />
      </div>
    </div>
  )
}

type PhoneProps = {
  name: 'person.phone' | 'accountPhone'
  label: string
  error: string | undefined
  'aria-required'?: true
}

function Phone({ name, label, error, 'aria-required': isObligatory }: PhoneProps) {
  const { t } = useTexts()
  const { control } = useFormContext<OrderDraft>()
  const { field } = useController({ control, name })
  const { disabled: _, ...rest } = field
  return (
    <PhoneField
      label={label}
      codeLabel={t('newOrder.phoneCode')}
      codes={[
        { dial: '380', name: t('newOrder.ukraine') },
        { dial: '', name: t('newOrder.otherCountry') },
      ]}
      autoComplete="off"
      error={error}
      aria-required={isObligatory}
      {...rest}
    />
  )
}
