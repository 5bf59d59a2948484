import { staffMeans } from '@shop/contracts/orders/payment-means'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'
import type { SumDraft } from './change-draft.ts'

/** By what staff took what the order costs more, or that its customer is to pay it by a link. */
export function DifferenceFields({ sum, errorOf }: { sum: string; errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<SumDraft>()
  const means = watch('means')
  return (
    <>
      <Select
        label={t('change.difference', { sum })}
        options={[
          { value: '', label: t('change.notTaken') },
          { value: 'link', label: t('change.askCustomer') },
          ...staffMeans.map(value => ({ value, label: t(`means.${value}`) })),
        ]}
        {...register('means')}
      />
      {means === 'link' && <p className={css.quiet}>{t('change.askCustomerHint')}</p>}
      {means !== '' && means !== 'link' && (
        <TextField
          {...obligatory(errorOf, 'difference.reason', t('reason.manual_paid'))}
          maxLength={200}
          autoComplete="off"
          {...register('meansReason')}
        />
      )}
    </>
  )
}
