import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import type { ImportQuestions } from '@shop/contracts/staff/goods/import-questions'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { formatRate, writtenNumber } from '../../../numbers.ts'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import type { AnswersDraft, lacking } from './answers-draft.ts'
import { MeantRow } from './MeantRow.tsx'
import css from './Questions.module.css'

type Choice = { value: string; label: string }
type Props = {
  draft: AnswersDraft
  onChange: (draft: AnswersDraft) => void
  lacks: ReturnType<typeof lacking>
  /** What products of the file are refused for. */
  missing: NonNullable<ImportQuestions['missing']>
  collections: readonly Choice[]
  colors: readonly Choice[]
  /** Of a new collection. */
  refusal: CallRefusal | undefined
}

const currencies = ['UAH', 'EUR', 'USD', 'PLN', 'GBP'] as const

/** What a file of Shopify does not say: its currency and language, the collection of new goods, the colour of those without. */
export function WholeFileFields({ draft, onChange, lacks, missing, collections, colors, refusal }: Props) {
  const { t, locale } = useTexts()
  const rates = useEndpoint(ratesEndpoint, { query: { type: 'currency' } }).data?.rates ?? []
  const euro = rates.flatMap(rate => ('currency' in rate ? [rate.rate] : []))[0]
  const error = (name: 'currency' | 'rate') => (lacks.includes(name) ? t(`import.shopify.${name}Missing`) : undefined)
  const set = (about: Partial<AnswersDraft>) => onChange({ ...draft, ...about })
  const needed = (name: 'collection' | 'color', choice: string) =>
    missing.includes(name) && choice === '' ? t(`import.shopify.${name}Needed`) : undefined
  function setCurrency(currency: string) {
    const isOffered = currency === 'EUR' && euro !== undefined
    set({ currency, rate: isOffered ? writtenNumber(euro, locale) : '' })
  }
  const isShopsRate = draft.currency === 'EUR' && euro !== undefined && draft.rate === writtenNumber(euro, locale)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('import.shopify.title')}</legend>
      <p className={css.about}>{t('import.shopify.about')}</p>
      <div className={css.row}>
        <Select
          label={t('import.shopify.currency')}
          error={error('currency')}
          placeholder={t('import.shopify.pick')}
          value={draft.currency}
          options={currencies.map(value => ({ value, label: value }))}
          onChange={event => setCurrency(event.currentTarget.value)}
        />
        {draft.currency !== '' && draft.currency !== 'UAH' && (
          <TextField
            label={t('import.shopify.rate', { currency: draft.currency })}
            hint={isShopsRate ? t('import.shopify.shopsRate', { rate: formatRate(euro, locale) }) : undefined}
            error={error('rate')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.rate}
            onChange={event => set({ rate: event.currentTarget.value })}
          />
        )}
        <Select
          label={t('import.shopify.language')}
          value={draft.language}
          options={[
            { value: 'uk', label: t('import.shopify.uk') },
            { value: 'en', label: t('import.shopify.en') },
          ]}
          onChange={event => set({ language: event.currentTarget.value === 'uk' ? 'uk' : 'en' })}
        />
      </div>
      <div className={css.row}>
        <MeantRow
          kind="collection"
          value=""
          label={t('import.shopify.collection')}
          hint={needed('collection', draft.collection.choice)}
          meant={draft.collection}
          choices={collections}
          none={t('import.shopify.pick')}
          refusal={refusal}
          onChange={collection => set({ collection })}
        />
        <Select
          label={t('import.shopify.color')}
          hint={needed('color', draft.color)}
          value={draft.color}
          options={[{ value: '', label: t('import.shopify.noColor') }, ...colors]}
          onChange={event => set({ color: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
