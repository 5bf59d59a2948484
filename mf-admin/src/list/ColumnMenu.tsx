import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { DropMenu } from '../components/DropMenu.tsx'
import { useTexts } from '../use-texts.ts'

import type { ListColumn } from './list-column.ts'

type Props = {
  columns: readonly Pick<ListColumn<never>, 'id' | 'label' | 'heading' | 'stays'>[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

/** Which columns are drawn. */
export function ColumnMenu({ columns, hidden, onHide }: Props) {
  const { t } = useTexts()
  return (
    <DropMenu icon="settings" label={t('table.columns')}>
      {columns
        .filter(({ heading, stays }) => !heading && !stays)
        .map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={!hidden.includes(id)}
            onChange={event =>
              onHide(event.currentTarget.checked ? hidden.filter(name => name !== id) : [...hidden, id])
            }
          />
        ))}
    </DropMenu>
  )
}
