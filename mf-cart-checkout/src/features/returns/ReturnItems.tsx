import { FieldMessage } from '@shop/ui-kit/fields/Field'
import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { ReturnLineChoice } from './ReturnLineChoice.tsx'
import { keyOf, type ReturnChoice } from './return-choice.ts'
import type { Returnable, ReturnableLine } from './use-returnable.ts'

type Props = {
  lines: readonly ReturnableLine[]
  currency: Returnable['currency']
  choice: Pick<ReturnChoice, 'counts' | 'wanted'>
  isTried: boolean
  error?: string | undefined
  onChoice: (choice: Pick<ReturnChoice, 'counts' | 'wanted'>) => void
}

/** Which items come back, how many of each, and what comes in their place. */
export function ReturnItems({ lines, currency, choice, isTried, error, onChoice }: Props) {
  const { t } = useTexts()
  const id = useId()
  const { counts, wanted } = choice
  return (
    <fieldset className={css.items} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={css.legend}>{t('return.lines')}</legend>
      <ul className={css.lines}>
        {lines.map(line => (
          <ReturnLineChoice
            key={keyOf(line)}
            line={line}
            currency={currency}
            isTried={isTried}
            count={Math.min(counts[keyOf(line)] ?? 0, line.count)}
            wanted={wanted[keyOf(line)] ?? null}
            onCount={count => onChoice({ counts: { ...counts, [keyOf(line)]: count }, wanted })}
            onWant={other => onChoice({ counts, wanted: { ...wanted, [keyOf(line)]: other } })}
          />
        ))}
      </ul>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
