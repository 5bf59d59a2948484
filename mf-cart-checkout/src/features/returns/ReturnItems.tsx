import { FieldMessage } from '@shop/ui-kit/fields/Field'
import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { ReturnLineChoice } from './ReturnLineChoice.tsx'
import { keyOf, type ReturnableLine, type ReturnChoice } from './return-choice.ts'

type Props = {
  lines: readonly ReturnableLine[]
  counts: ReturnChoice['counts']
  error?: string | undefined
  onCounts: (counts: ReturnChoice['counts']) => void
}

/** Which items come back, and how many of each. */
export function ReturnItems({ lines, counts, error, onCounts }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className={css.items} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={css.legend}>{t('return.lines')}</legend>
      <ul className={css.lines}>
        {lines.map(line => (
          <ReturnLineChoice
            key={keyOf(line)}
            line={line}
            count={Math.min(counts[keyOf(line)] ?? 0, line.count)}
            onCount={count => onCounts({ ...counts, [keyOf(line)]: count })}
          />
        ))}
      </ul>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
