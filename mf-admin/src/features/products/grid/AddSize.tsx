import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from './ModelSizes.module.css'

/** One more size for all colours and heights; where an article does not come in it, its tick is taken off. */
export function AddSize({ sizes, onAdd }: { sizes: readonly string[]; onAdd: (size: string) => void }) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState('')
  if (sizes.length === 0) return null
  const add = () => {
    if (!sizes.includes(chosen)) return
    onAdd(chosen)
    setChosen('')
  }
  return (
    <div className={css.add}>
      <Select
        label={t('grid.addSize')}
        placeholder={t('bulk.choose')}
        options={sizes.map(size => ({ value: size, label: size }))}
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Button variant="outline" size="small" aria-disabled={chosen === ''} onClick={add}>
        {t('grid.add')}
      </Button>
    </div>
  )
}
