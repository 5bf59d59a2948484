import { useFormContext } from 'react-hook-form'
import { FindGoods } from '../../../goods/FindGoods.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from '../change/ChangeForm.module.css'
import { ItemCount } from '../change/ItemCount.tsx'
import { SizeChoice } from '../change/SizeChoice.tsx'
import { lineName } from '../line-texts.ts'
import { keyOf } from '../picked-lines.ts'
import { ShelfText } from '../ShelfText.tsx'
import { type ExchangeableLine, type ExchangeDraft, type LineDraft, pickedGoods } from './exchange-draft.ts'

/** What the customer gets in place of items of one line: another size, height or colour of it, or another garment. */
export function ExchangeLine({ line }: { line: ExchangeableLine }) {
  const { t, locale } = useTexts()
  const { watch, setValue } = useFormContext<ExchangeDraft>()
  const key = keyOf(line)
  const none: LineDraft = { of: line.article, article: line.article, size: '', count: '1', title: null }
  const draft = watch('swaps')[key] ?? none
  const set = (fields: Partial<LineDraft>) =>
    setValue('swaps', { ...watch('swaps'), [key]: { ...draft, ...fields } }, { shouldDirty: true })
  const name = lineName(line, locale)
  return (
    <fieldset className={css.line}>
      <legend className={css.legend}>
        {line.title[locale]}{' '}
        <span className={css.quiet}>
          <ShelfText line={line} />
        </span>
      </legend>
      {draft.title && (
        <p>
          {t('exchange.for')} {draft.title[locale]} <span className={css.quiet}>{draft.of}</span>
        </p>
      )}
      <SizeChoice of={draft.of} chosen={draft} name={name} none={t('exchange.notYet')} onChoose={set}>
        {line.most > 1 && draft.size !== '' && (
          <ItemCount name={name} most={line.most} value={draft.count} onChange={count => set({ count })} />
        )}
      </SizeChoice>
      <FindGoods
        label={t('exchange.other')}
        required={false}
        error={undefined}
        onPick={product => set(pickedGoods(product))}
      />
    </fieldset>
  )
}
