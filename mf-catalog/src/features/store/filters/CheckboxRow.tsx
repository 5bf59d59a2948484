import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import css from './CheckboxRow.module.css'

type CheckboxRowProps = { title: string; checked: boolean; count?: number; onChange: () => void }

/** A value that would show nothing cannot be chosen, only taken back. */
export function CheckboxRow({ title, checked, count, onChange }: CheckboxRowProps) {
  return (
    <div className={css.row}>
      <Checkbox
        className={css.box}
        label={title}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChange}
      />
      {count !== undefined && <span className={css.count}>{count}</span>}
    </div>
  )
}
