import { Button } from '@shop/ui-kit/Button'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { Icon } from '@shop/ui-kit/Icon'
import { FieldGroup } from '../forms/FieldGroup.tsx'
import { useNamed } from '../goods/use-named.ts'
import { useTexts } from '../use-texts.ts'
import { EntryChoice } from './EntryChoice.tsx'
import css from './EntryChoices.module.css'
import type { EntryKind } from './entry-items.ts'

type Props = {
  kind: EntryKind
  /** "Colours": what is chosen. */
  legend: string
  /** "Add a colour": the field. */
  label: string
  value: readonly string[]
  onChange: (names: string[]) => void
  /** At least one must be chosen. */
  required?: boolean
  error?: string | undefined
}

/** Several entries of a dictionary, in its order however they were chosen; each can be removed again. */
export function EntryChoices({ kind, legend, label, value, onChange, required = false, error }: Props) {
  const { t } = useTexts()
  const entries = useNamed().entries[kind]
  const chosen = value.map(
    name => entries.find(entry => entry.name === name) ?? { name, label: name, hex: null, pattern: null },
  )
  const inOrder = (names: readonly string[]) => {
    const order = entries.map(({ name }) => name)
    return [...names].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  }
  return (
    <FieldGroup legend={legend} required={required} error={error === undefined ? undefined : ''}>
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map(({ name, label, hex, pattern }) => (
            <li key={name}>
              <Button
                variant="outline"
                size="small"
                aria-label={t('entry.remove', { name: label })}
                onClick={() => onChange(value.filter(other => other !== name))}
              >
                {hex ? <Swatch name={label} colour={hex} pattern={pattern} size="small" /> : label}
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <EntryChoice
        kind={kind}
        label={label}
        value=""
        among={entries.map(({ name }) => name).filter(name => !value.includes(name))}
        onChange={name => name && onChange(inOrder([...value, name]))}
        // It changes with what is chosen, while the field has the focus.
        error={error && <span role="alert">{error}</span>}
      />
    </FieldGroup>
  )
}
