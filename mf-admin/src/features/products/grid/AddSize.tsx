import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { EntryChoice } from '../../../dictionaries/EntryChoice.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './ModelSizes.module.css'

/** One more size for all colours and heights; where an article does not come in it, its tick is taken off. */
export function AddSize({ sizes, onAdd }: { sizes: readonly string[]; onAdd: (size: string) => void }) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState('')
  const add = () => {
    if (!sizes.includes(chosen)) return
    onAdd(chosen)
    setChosen('')
  }
  return (
    <div className={css.add}>
      <EntryChoice kind="size" label={t('grid.addSize')} among={sizes} value={chosen} onChange={setChosen} />
      <Button variant="outline" size="small" aria-disabled={chosen === ''} onClick={add}>
        {t('grid.add')}
      </Button>
    </div>
  )
}
