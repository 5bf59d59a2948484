import type { ShopDetailsForm } from '@shop/contracts/staff/storefront/staff-shop-details'
import { socialNames } from '@shop/contracts/texts/shop-details'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { FormPart } from '../../forms/PageForm.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './ShopDetails.module.css'

type Props = { errorOf: ErrorOf }

/** Phone, email and social networks: the footer, the contacts page and emails have them. */
export function ContactFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<ShopDetailsForm>()
  return (
    <FormPart title={t('details.contacts')} note={t('details.contactsText')}>
      <div className={css.pair}>
        <TextField
          {...obligatory(errorOf, 'phone', t('details.fields.phone'))}
          hint={t('shops.hints.phone')}
          type="tel"
          autoComplete="off"
          maxLength={25}
          {...register('phone')}
        />
        <TextField
          {...obligatory(errorOf, 'email', t('details.fields.email'))}
          hint={t('details.hints.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...register('email')}
        />
      </div>
      <div className={css.pair}>
        {socialNames.map(name => (
          <TextField
            key={name}
            label={t(`details.fields.${name}`)}
            labelNote={t('details.optional')}
            error={errorOf(`social.${name}`)}
            type="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={200}
            {...register(`social.${name}`)}
          />
        ))}
      </div>
    </FormPart>
  )
}

/** Whom customers buy from, as the offer and the other pages name it. */
export function SellerFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<ShopDetailsForm>()
  return (
    <FormPart title={t('details.seller')} note={t('details.sellerText')}>
      <TextPair label={t('details.fields.name')} name="seller.name" errorOf={errorOf} required maxLength={160} />
      <TextField
        {...obligatory(errorOf, 'seller.code', t('details.fields.code'))}
        hint={t('details.hints.code')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        className={css.short}
        {...register('seller.code')}
      />
      <TextPair label={t('details.fields.address')} name="seller.address" errorOf={errorOf} required maxLength={200} />
    </FormPart>
  )
}

/** Whom emails come from; both may stay empty. */
export function SenderFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<ShopDetailsForm>()
  return (
    <FormPart title={t('details.sender')} note={t('details.senderText')}>
      <div className={css.pair}>
        <TextField
          label={t('details.fields.sender_name')}
          labelNote={t('details.optional')}
          error={errorOf('sender.name')}
          autoComplete="off"
          maxLength={60}
          {...register('sender.name')}
        />
        <TextField
          label={t('details.fields.sender_email')}
          labelNote={t('details.optional')}
          hint={t('details.hints.sender_email')}
          error={errorOf('sender.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...register('sender.email')}
        />
      </div>
    </FormPart>
  )
}
