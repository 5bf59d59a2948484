import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useContext, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { classNames } from '../class-names.ts'
import css from './Combobox.module.css'
import field from './Field.module.css'
import { controlClass } from './Field.tsx'

type ComboboxControlProps = {
  label: string
  labelNote?: string
  openLabel: string
  clearLabel: string
  placeholder?: string
  loading?: boolean
  describedBy?: string
  /** The sign of what is chosen. */
  mark?: ReactNode
  opensWhenPressed?: boolean
  onClear?: () => void
}

export function ComboboxControl(props: ComboboxControlProps) {
  const { label, labelNote, openLabel, clearLabel, placeholder, loading, describedBy, mark, onClear } = props
  const input = useRef<HTMLInputElement>(null)
  const state = useContext(ComboBoxStateContext)

  function clear() {
    onClear?.()
    input.current?.focus()
  }

  return (
    <>
      <Label className={field.label}>
        {label}
        {labelNote && <span className={field.note}> {labelNote}</span>}
      </Label>
      <Group className={css.frame} aria-busy={loading || undefined}>
        {mark && <span className={css.mark}>{mark}</span>}
        <Input
          ref={input}
          className={classNames(controlClass, css.input)}
          placeholder={placeholder}
          aria-describedby={describedBy}
          autoComplete="off"
          onClick={() => props.opensWhenPressed && state?.open(null, 'manual')}
        />
        {onClear && (
          <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
        <Button className={css.open ?? ''} aria-label={openLabel}>
          <Icon name="chevron-down" size={20} />
        </Button>
      </Group>
    </>
  )
}
