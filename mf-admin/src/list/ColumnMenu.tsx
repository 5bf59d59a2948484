import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { DropMenu } from '../components/DropMenu.tsx'
import { useTexts } from '../use-texts.ts'

type Props = {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; label: string }[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

/** Which columns are drawn. */
export function ColumnMenu({ columns, hidden, onHide }: Props) {
  const { t } = useTexts()
  return (
    <DropMenu icon="settings" label={t('table.columns')}>
      {columns.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={!hidden.includes(id)}
          onChange={event => onHide(event.currentTarget.checked ? hidden.filter(name => name !== id) : [...hidden, id])}
        />
      ))}
    </DropMenu>
  )
}
