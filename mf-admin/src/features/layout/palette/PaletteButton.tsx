import { useStore } from '@shop/shell/use-store'
import { Icon } from '@shop/ui-kit/Icon'
import { useEffect, useState } from 'react'
import { isPaletteKey, paletteKey } from '../../../list/palette-key.ts'
import { $letterKeys } from '../../../list/row-keys.ts'
import { useStaffMember } from '../../../session/session.ts'
import { signInQuestion, stepUpQuestion } from '../../../session/session-over.ts'
import { useTexts } from '../../../use-texts.ts'
import { Palette } from './Palette.tsx'
import css from './PaletteButton.module.css'

/** Opens the search of the whole office, as ⌘K or Ctrl-K does wherever the focus is. */
export function PaletteButton() {
  const { t } = useTexts()
  const { member } = useStaffMember()
  const [isOpen, setOpen] = useState(false)
  const areKeysOn = useStore($letterKeys)

  useEffect(() => {
    if (!areKeysOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // What is asked for over the page goes first.
      if (!signInQuestion.$asked.get() && !stepUpQuestion.$asked.get()) setOpen(isOpen => !isOpen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areKeysOn])

  if (!member || member.second_factor === 'owed') return null
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={areKeysOn ? 'Control+K Meta+K' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={css.label}>{t('palette.button')}</span>
        {areKeysOn && (
          <span className={css.key} aria-hidden="true">
            {paletteKey()}
          </span>
        )}
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
