import { promoKinds } from '@shop/contracts/staff-promo-codes'
import { Checkbox } from '@shop/ui-kit/Checkbox'
import { ChipRadio } from '@shop/ui-kit/ChipRadio'
import { TextField } from '@shop/ui-kit/TextField'
import { useTexts } from '../../use-texts.ts'
import css from './PromoFields.module.css'
import { PromoScope } from './PromoScope.tsx'
import type { PromoDraft } from './promo-draft.ts'

type TextName = {
  [Name in keyof PromoDraft]: PromoDraft[Name] extends string ? (string extends PromoDraft[Name] ? Name : never) : never
}[keyof PromoDraft]
type Props = {
  draft: PromoDraft
  isNew: boolean
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<PromoDraft>) => void
}

export function PromoFields({ draft, isNew, errorOf, onChange }: Props) {
  const { t } = useTexts()
  const field = (name: TextName, error: string = name) => ({
    label: t(`promo.fields.${name}`),
    value: draft[name],
    error: errorOf(error),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      {isNew && (
        <TextField
          {...field('code')}
          hint={t('promo.hints.code')}
          spellCheck={false}
          maxLength={32}
          className={css.short}
        />
      )}
      <ChipRadio
        legend={t('promo.fields.kind')}
        options={promoKinds.map(value => ({ value, label: t(`promo.kinds.${value}`) }))}
        value={draft.kind}
        onChange={value => onChange({ kind: promoKinds.find(kind => kind === value) ?? 'percent' })}
      />
      {draft.kind === 'percent' && (
        <TextField {...field('percent', 'gift.percent')} inputMode="numeric" maxLength={2} className={css.short} />
      )}
      {draft.kind === 'fixed' && (
        <div className={css.pair}>
          <TextField {...field('uah', 'gift.uah')} inputMode="decimal" />
          <TextField {...field('eur', 'gift.eur')} inputMode="decimal" />
        </div>
      )}
      <div className={css.pair}>
        <TextField {...field('valid_from')} type="date" />
        <TextField {...field('valid_until')} type="date" />
      </div>
      <div className={css.pair}>
        <TextField {...field('usage_limit')} inputMode="numeric" placeholder={t('promo.hints.noLimit')} />
        <TextField {...field('per_customer_limit')} inputMode="numeric" placeholder={t('promo.hints.noLimit')} />
      </div>
      <TextField
        {...field('min_goods_uah')}
        inputMode="numeric"
        placeholder={t('promo.hints.anySum')}
        className={css.short}
      />
      <PromoScope draft={draft} onChange={onChange} />
      <TextField {...field('note')} hint={t('promo.hints.note')} maxLength={200} />
      <Checkbox
        label={t('promo.fields.active')}
        checked={draft.active}
        onChange={event => onChange({ active: event.currentTarget.checked })}
      />
    </>
  )
}
