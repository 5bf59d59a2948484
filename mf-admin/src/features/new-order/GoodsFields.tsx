import { useFormat } from '@shop/shell/format'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { FindGoods } from '../../goods/FindGoods.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsFields.module.css'
import { GoodsLine } from './GoodsLine.tsx'
import { type DraftLine, lineOf, type OrderDraft, type Quoted } from './order-draft.ts'

type Props = { errorOf: ErrorOf; quoted: Quoted | undefined }

/** What is ordered: found by article or title, with the sizes that the shop sells now. */
export function GoodsFields({ errorOf, quoted }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { control } = useFormContext<OrderDraft>()
  const { field } = useController({ control, name: 'lines' })
  const box = useRef<HTMLDivElement>(null)
  const lines = field.value

  const change = (key: string, fields: Partial<DraftLine>) =>
    field.onChange(lines.map(line => (line.key === key ? { ...line, ...fields } : line)))
  function remove(key: string): void {
    field.onChange(lines.filter(line => line.key !== key))
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className={css.goods}>
      <FindGoods
        label={t('newOrder.find')}
        required={lines.length === 0}
        error={lines.length === 0 && errorOf('lines') ? t('newOrder.goodsRequired') : undefined}
        onPick={product => field.onChange([...lines, lineOf(product, crypto.randomUUID())])}
      />
      {lines.length === 0 && <p className={css.none}>{t('newOrder.noGoods')}</p>}
      <ul className={css.lines} aria-label={t('newOrder.goods')}>
        {lines.map((line, index) => (
          <GoodsLine
            key={line.key}
            line={line}
            name={text(line.title)}
            quoted={quotedLine(quoted, line)}
            isGone={quoted?.gone.some(gone => gone.article === line.article && gone.size === line.size) ?? false}
            currency={quoted?.quote.currency ?? 'UAH'}
            error={errorOf(`lines.${index}.size`, t('newOrder.size'))}
            onChange={fields => change(line.key, fields)}
            onRemove={() => remove(line.key)}
          />
        ))}
      </ul>
    </div>
  )
}

function quotedLine(quoted: Quoted | undefined, { article, size, count }: DraftLine) {
  return quoted?.quote.lines.find(line => line.article === article && line.size === size && line.count === count)
}
