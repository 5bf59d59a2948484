import { type GoodsExchange, type ValueKind, valueKinds } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useFormContext } from 'react-hook-form'
import { FormNote, FormPart } from '../../forms/PageForm.tsx'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useChoices } from '../../goods/use-choices.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'
import { withChosen } from './MappingFields.tsx'
import type { MappingDraft } from './mapping-draft.ts'

type Props = { errorOf: ErrorOf; seen: GoodsExchange['seen'] }

/** What sizes, colours and heights are called in the shop that 1C calls otherwise; what offers wait for stands first. */
export function ValueFields({ errorOf, seen }: Props) {
  const { t } = useTexts()
  const rows = useFormContext<MappingDraft>().watch('values')
  if (rows.length === 0)
    return (
      <FormPart title={t('goodsExchange.values.title')}>
        <FormNote>{t('goodsExchange.values.none')}</FormNote>
      </FormPart>
    )
  return valueKinds
    .filter(kind => rows.some(row => row.kind === kind))
    .map(kind => <OfKind key={kind} kind={kind} errorOf={errorOf} seen={seen} />)
}

function OfKind({ kind, errorOf, seen }: Props & { kind: ValueKind }) {
  const { t } = useTexts()
  const { register, watch, setValue } = useFormContext<MappingDraft>()
  const choices = useChoices()[kind]
  const all = watch('values')
  const rows = all.flatMap((row, place) => (row.kind === kind ? [{ ...row, place }] : []))
  const asked = new Map((seen.values ?? []).filter(one => one.kind === kind).map(one => [one.value, one]))
  const labels = new Map(choices.map(({ value, label }) => [value, label]))
  const near = rows.flatMap(({ value, name, place }) => {
    const suggestion = asked.get(value)?.suggestion
    return suggestion && name === '' ? [{ place, suggestion }] : []
  })
  const takeNear = () => {
    for (const { place, suggestion } of near) setValue(`values.${place}.name`, suggestion, { shouldDirty: true })
  }
  const indexAmongSent = (place: number) => all.slice(0, place).filter(({ name }) => name !== '').length
  return (
    <FormPart title={t(`goodsExchange.values.of.${kind}`)} note={t('goodsExchange.values.text')}>
      {near.length > 0 && (
        <Button variant="outline" size="small" className={css.action} onClick={takeNear}>
          {t('goodsExchange.values.takeNear', { count: near.length })}
        </Button>
      )}
      <div className={css.fields}>
        {rows.map(({ value, name, place }) => {
          const { count = 0, suggestion = null } = asked.get(value) ?? {}
          const waits = count > 0 ? t('goodsExchange.values.waiting', { count }) : undefined
          const nearest = suggestion && t('goodsExchange.values.near', { name: labels.get(suggestion) ?? suggestion })
          return (
            <Select
              key={value}
              label={value}
              hint={[waits, nearest].filter(Boolean).join('. ') || undefined}
              error={name === '' ? undefined : errorOf(`values.${indexAmongSent(place)}.name`)}
              options={[{ value: '', label: t('goodsExchange.notSaid') }, ...withChosen(choices, name)]}
              {...register(`values.${place}.name`)}
            />
          )
        })}
      </div>
    </FormPart>
  )
}
