import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import { type PriceRounding, priceRoundings } from '@shop/pricing/round-price'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type ErrorOf, obligatory } from '../../../forms/problem-text.ts'
import { neededNumber } from '../../../numbers.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './BulkForm.module.css'

type PriceChange = Extract<BulkChange, { do: 'price' }>
type How = PriceChange['how']
const hows: readonly How[] = ['percent', 'sum', 'set']

export type PriceDraft = { how: How; value: string; round_to: PriceRounding | ''; keep_old: boolean }
export const emptyPriceDraft: PriceDraft = { how: 'percent', value: '', round_to: '', keep_old: true }

/** What is sent. A value that is no number is sent as one that the contract refuses, so that it is marked. */
export function priceChangeOf({ how, value, round_to, keep_old }: PriceDraft): PriceChange {
  const change = { do: 'price', value: neededNumber(value), keep_old } as const
  return how === 'set' ? { ...change, how } : { ...change, how, ...(round_to && { round_to }) }
}

type Props<Draft extends PriceDraft> = { form: UseFormReturn<Draft>; errorOf: ErrorOf }

/** How prices change: by percent, by a sum or to one price, rounded or as they come out. */
export function BulkPriceFields<Draft extends PriceDraft>({ form: anyForm, errorOf }: Props<Draft>) {
  const { t } = useTexts()
  const form = anyForm as unknown as UseFormReturn<PriceDraft>
  const how = useWatch({ control: form.control, name: 'how' })
  return (
    <div className={css.fields}>
      <Select
        label={t('bulk.how')}
        options={hows.map(value => ({ value, label: t(`bulk.hows.${value}`) }))}
        {...form.register('how')}
      />
      <TextField
        {...obligatory(errorOf, 'change.value', t(`bulk.value.${how}`))}
        inputMode="numeric"
        autoComplete="off"
        hint={t(`bulk.valueHint.${how}`)}
        {...form.register('value')}
      />
      {how !== 'set' && (
        <Select
          label={t('bulk.roundTo')}
          options={['', ...priceRoundings].map(value => ({ value, label: t(`bulk.roundings.${value || 'asIs'}`) }))}
          {...form.register('round_to')}
        />
      )}
      <Checkbox label={t('bulk.keepOld')} {...form.register('keep_old')} />
    </div>
  )
}
