import { useFormat } from '@shop/shell/format'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import { firstWanted, type Wanted } from './alternatives.ts'
import { ExchangeFields } from './ExchangeFields.tsx'
import css from './ReturnLineChoice.module.css'
import type { Returnable, ReturnableLine } from './use-returnable.ts'

type Props = {
  line: ReturnableLine
  count: number
  currency: Returnable['currency']
  wanted: Wanted | null
  /** The customer tried to go on without a size. */
  isTried: boolean
  onWant: (wanted: Wanted | null) => void
}

/** Money back, or another size, height or colour; where nothing of the model is in stock, only the money. */
export function ExchangeChoice({ line, count, currency, wanted, isTried, onWant }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  if (!line.instead) return null
  const first = firstWanted(line, count)
  if (!first && !wanted) return <p className={css.quiet}>{t('return.noneInstead')}</p>
  const options = [
    { value: 'money', label: t('return.moneyBack') },
    { value: 'exchange', label: t('return.exchangeFor') },
  ]
  return (
    <>
      <ChipRadio
        legend={
          <>
            {t('return.instead')} <VisuallyHidden>{text(line.title)}</VisuallyHidden>
          </>
        }
        options={options}
        value={wanted ? 'exchange' : 'money'}
        onChange={value => onWant(value === 'exchange' ? first : null)}
      />
      {wanted && (
        <ExchangeFields
          line={line}
          count={count}
          currency={currency}
          wanted={wanted}
          isTried={isTried}
          onWant={onWant}
        />
      )}
    </>
  )
}
