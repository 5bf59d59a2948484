import { type GoodsExchange, priceUses } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { Select } from '@shop/ui-kit/fields/Select'
import { useFormContext } from 'react-hook-form'
import { FormNote, FormPart } from '../../forms/PageForm.tsx'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useChoices } from '../../goods/use-choices.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'
import { withChosen } from './MappingFields.tsx'
import { type MappingDraft, mappingOf, placeAmongSent } from './mapping-draft.ts'

type Props = { errorOf: ErrorOf; seen: GoodsExchange['seen'] }

/** What each price type of 1C is in the shop. Until one has come there is nothing to say. */
export function PriceTypeFields({ errorOf, seen }: Props) {
  const { t } = useTexts()
  const { register, watch, getValues } = useFormContext<MappingDraft>()
  const rows = watch('price_types')
  const titles = new Map(seen.price_types.map(({ id, title, currency }) => [id, { title, currency }]))
  const sent = mappingOf(getValues()).price_types
  return (
    <FormPart title={t('goodsExchange.prices')} note={t('goodsExchange.pricesText')}>
      {rows.length === 0 && <FormNote>{t('goodsExchange.noPrices')}</FormNote>}
      <div className={css.fields}>
        {rows.map(({ id }, place) => {
          const { title = id, currency = '' } = titles.get(id) ?? {}
          return (
            <Select
              key={id}
              label={currency ? `${title}, ${currency}` : title}
              error={errorOf(`price_types.${placeAmongSent(rows, sent, place)}.use`)}
              options={[
                { value: '', label: t('goodsExchange.notSaid') },
                ...priceUses.map(value => ({ value, label: t(`goodsExchange.uses.${value}`) })),
              ]}
              {...register(`price_types.${place}.use`)}
            />
          )
        })}
      </div>
    </FormPart>
  )
}

/** The category that new articles of a group get; without one they wait hidden for theirs. */
export function GroupFields({ errorOf, seen }: Props) {
  const { t } = useTexts()
  const { register, watch, getValues } = useFormContext<MappingDraft>()
  const { category } = useChoices()
  const rows = watch('groups')
  const titles = new Map(seen.groups.map(({ id, title }) => [id, title]))
  const sent = mappingOf(getValues()).groups
  return (
    <FormPart title={t('goodsExchange.groups')} note={t('goodsExchange.groupsText')}>
      {rows.length === 0 && <FormNote>{t('goodsExchange.noGroups')}</FormNote>}
      <div className={css.fields}>
        {rows.map(({ id, category: chosen }, place) => (
          <Select
            key={id}
            label={titles.get(id) ?? id}
            error={errorOf(`groups.${placeAmongSent(rows, sent, place)}.category`)}
            options={[{ value: '', label: t('goodsExchange.noCategory') }, ...withChosen(category, chosen)]}
            {...register(`groups.${place}.category`)}
          />
        ))}
      </div>
    </FormPart>
  )
}
