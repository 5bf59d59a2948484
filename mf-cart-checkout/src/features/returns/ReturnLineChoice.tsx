import { heightText } from '@shop/contracts/catalog/height'
import { useFormat } from '@shop/shell/format'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { CountStepper } from '@shop/ui-kit/choices/CountStepper'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useTexts } from '../../use-texts.ts'
import type { Wanted } from './alternatives.ts'
import { ExchangeChoice } from './ExchangeChoice.tsx'
import css from './ReturnLineChoice.module.css'
import type { Returnable, ReturnableLine } from './use-returnable.ts'

type Props = {
  line: ReturnableLine
  count: number
  currency: Returnable['currency']
  wanted: Wanted | null
  isTried: boolean
  onCount: (count: number) => void
  onWant: (wanted: Wanted | null) => void
}

/** One line of the order: the whole row ticks it; of several items the customer says how many. */
export function ReturnLineChoice({ line, count, onCount, ...exchange }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const title = text(line.title)
  return (
    <li className={css.line}>
      <span className={css.picture}>
        {line.picture ? <Picture file={line.picture} alt="" sizes="72px" eager /> : <span className={css.noPicture} />}
      </span>
      <Checkbox
        className={css.text}
        label={
          <>
            <span className={css.title}>{title}</span>
            <span className={css.quiet}>
              {line.color && `${text(line.color)} · `}
              {t('return.size', { size: line.size })}
              {line.height && `, ${t('line.height', { height: heightText(line.height) })}`}
              {line.bundle && `, ${t('return.ofBundle')}`}
            </span>
          </>
        }
        checked={count > 0}
        onChange={event => onCount(event.currentTarget.checked ? line.count : 0)}
      />
      {line.count > 1 && count > 0 && (
        <div className={css.count}>
          <CountStepper
            label={t('return.count', { title })}
            fewerLabel={t('return.fewer', { title })}
            moreLabel={t('return.more', { title })}
            count={count}
            max={line.count}
            maxText={t('return.most')}
            delayMs={0}
            onChange={onCount}
          />
        </div>
      )}
      {count > 0 && (
        <div className={css.count}>
          <ExchangeChoice line={line} count={count} {...exchange} />
        </div>
      )}
    </li>
  )
}
