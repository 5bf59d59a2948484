import { MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import { formatAmount, useFormat } from '@shop/shell/format'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { CountStepper } from '@shop/ui-kit/choices/CountStepper'
import { IconButton } from '@shop/ui-kit/IconButton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { ObligatoryGroupMark } from '../../components/ObligatoryLegend.tsx'
import { Thumb } from '../../goods/Thumb.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsFields.module.css'
import type { DraftLine, Quoted } from './order-draft.ts'

type Props = {
  line: DraftLine
  name: string
  /** As the service prices it now; undefined while it does not. */
  quoted: Quoted['quote']['lines'][number] | undefined
  isGone: boolean
  currency: 'UAH' | 'EUR'
  error: string | undefined
  onChange: (fields: Partial<DraftLine>) => void
  onRemove: () => void
}

/** One item: which size, how many, and what they cost. */
export function GoodsLine({ line, name, quoted, isGone, currency, error, onChange, onRemove }: Props) {
  const { t } = useTexts()
  const { text, day } = useFormat()
  const { article, color, height, picture, sizes, size, count } = line
  const chosen = sizes.find(known => known.name === size)
  const most = quoted?.available ?? (chosen && !chosen.isAwaited ? chosen.left : MAX_LINE_COUNT)
  const isShort = quoted !== undefined && quoted.available < count
  const problem = isGone ? t('newOrder.gone') : isShort ? t('newOrder.left', { left: quoted.available }) : error

  return (
    <li className={css.line}>
      <Thumb picture={picture} />
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {[article, text(color), height && t('newOrder.height', { height })].filter(Boolean).join(' · ')}
        </span>
      </div>
      <IconButton
        icon="trash"
        label={t('newOrder.remove', { name })}
        title={t('newOrder.remove', { name })}
        onClick={onRemove}
      />
      <div className={css.choices}>
        <ChipRadio
          legend={
            <>
              <span aria-hidden="true">{t('newOrder.size')}</span>
              <VisuallyHidden>{t('newOrder.sizeOf', { name })}</VisuallyHidden>
              <ObligatoryGroupMark />
            </>
          }
          options={sizes.map(({ name: value, left, isAwaited }) => ({
            value,
            label: isAwaited ? t('newOrder.awaited', { size: value }) : t('newOrder.sizeLeft', { size: value, left }),
            ...(left === 0 && !isAwaited && { disabledReason: t('newOrder.soldOut') }),
          }))}
          value={size || null}
          onChange={value => onChange({ size: value })}
          error={problem}
        />
        <div className={css.sums}>
          <CountStepper
            label={t('newOrder.count', { name })}
            fewerLabel={t('newOrder.fewer', { name })}
            moreLabel={t('newOrder.more', { name })}
            count={count}
            max={Math.max(1, Math.min(most, MAX_LINE_COUNT))}
            maxText={t('newOrder.most')}
            onChange={value => onChange({ count: value })}
          />
          {quoted && (
            <span className={css.price}>
              {quoted.list > quoted.unit && (
                <s className={css.before}>{formatAmount(quoted.list * quoted.count, currency)}</s>
              )}
              {formatAmount(quoted.sum, currency)}
            </span>
          )}
        </div>
        {quoted?.preorder && <p className={css.facts}>{t('newOrder.preorder', { day: day(quoted.preorder) })}</p>}
      </div>
    </li>
  )
}
