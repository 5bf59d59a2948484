import { allCollectionsEndpoint, allColorsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { useEndpoint } from '@shop/shell/query'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useTexts } from '../../use-texts.ts'
import css from './ShopifyFields.module.css'
import type { lacking, ShopifyDraft } from './shopify-draft.ts'

type Props = {
  draft: ShopifyDraft
  onChange: (draft: ShopifyDraft) => void
  lacks: ReturnType<typeof lacking>
}

const currencies = ['UAH', 'EUR', 'USD', 'PLN', 'GBP'] as const

/** What a file of Shopify does not say: its currency and language, the collection of new goods, the colour of those without. */
export function ShopifyFields({ draft, onChange, lacks }: Props) {
  const { t, locale } = useTexts()
  const collections = useEndpoint(allCollectionsEndpoint, {}).data?.collections ?? []
  const colors = useEndpoint(allColorsEndpoint, {}).data?.colors ?? []
  const named = (things: readonly { name: string; title: { uk: string; en: string } }[]) =>
    things.map(({ name, title }) => ({ value: name, label: title[locale] }))
  const error = (name: 'currency' | 'rate' | 'collection') =>
    lacks.includes(name) ? t(`import.shopify.${name}Missing`) : undefined
  const set = (about: Partial<ShopifyDraft>) => onChange({ ...draft, ...about })
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{t('import.shopify.title')}</legend>
      <Notice>{t('import.shopify.about')}</Notice>
      <div className={css.row}>
        <Select
          label={t('import.shopify.currency')}
          error={error('currency')}
          placeholder={t('import.shopify.pick')}
          value={draft.currency}
          options={currencies.map(value => ({ value, label: value }))}
          onChange={event => set({ currency: event.currentTarget.value })}
        />
        {draft.currency !== '' && draft.currency !== 'UAH' && (
          <TextField
            label={t('import.shopify.rate', { currency: draft.currency })}
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
        <Select
          label={t('import.shopify.collection')}
          error={error('collection')}
          placeholder={t('import.shopify.pick')}
          value={draft.collection}
          options={named(collections)}
          onChange={event => set({ collection: event.currentTarget.value })}
        />
        <Select
          label={t('import.shopify.color')}
          value={draft.color}
          options={[{ value: '', label: t('import.shopify.noColor') }, ...named(colors)]}
          onChange={event => set({ color: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
