import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Fragment, useEffect, useState } from 'react'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { useTexts } from '../use-texts.ts'
import css from './KeyHelp.module.css'
import { paletteKey } from './palette-key.ts'
import { $letterKeys, setLetterKeys, takesText } from './row-keys.ts'

/** What is pressed, and the text that says what it does. */
const keys = [
  { id: 'move', pressed: ['j', 'k', '↓', '↑'] },
  { id: 'open', pressed: ['Enter'] },
  { id: 'unfold', pressed: ['→', '←'] },
  { id: 'choose', pressed: ['x'] },
  { id: 'range', pressed: ['Shift + ↓', 'Shift + ↑', 'Shift + x'] },
  { id: 'help', pressed: ['?'] },
  { id: 'search', pressed: [paletteKey()] },
] as const

type Props = {
  /** Rows of this list can be chosen. */
  canChoose: boolean
  /** Rows of this list open to others where they stand. */
  canUnfold?: boolean
}

/** The keys of a list, by a button or by `?` wherever nobody types. */
export function KeyHelp({ canChoose, canUnfold = false }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const areOn = useStore($letterKeys)
  useEffect(() => {
    if (!areOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn])

  const isUsed = { unfold: canUnfold, choose: canChoose, range: canChoose }
  const shown = keys.filter(({ id }) => !(id in isUsed) || isUsed[id as keyof typeof isUsed])
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {t('keys.button')}
      </Button>
      {isOpen && (
        <ModalDialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={() => setOpen(false)}>
          <p>{t('keys.about')}</p>
          <dl className={css.keys}>
            {shown.map(({ id, pressed }) => (
              <Fragment key={id}>
                <dt>
                  {pressed.map(key => (
                    <kbd key={key} className={css.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${id}`)}</dd>
              </Fragment>
            ))}
          </dl>
          <Checkbox
            label={t('keys.letters')}
            hint={t('keys.lettersHint')}
            checked={areOn}
            onChange={event => setLetterKeys(event.currentTarget.checked)}
          />
        </ModalDialog>
      )}
    </>
  )
}
