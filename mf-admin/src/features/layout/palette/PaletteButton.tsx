import { useStore } from '@shop/shell/use-store'
import { Icon } from '@shop/ui-kit/Icon'
import { useEffect, useEffectEvent } from 'react'
import { isPaletteKey, paletteKey } from '../../../list/palette-key.ts'
import { $letterKeys } from '../../../list/row-keys.ts'
import { useStaffMember } from '../../../session/session.ts'
import { signInQuestion, stepUpQuestion } from '../../../session/session-over.ts'
import { useTexts } from '../../../use-texts.ts'
import { $palette, closePalette } from './open-palette.ts'
import { Palette } from './Palette.tsx'
import css from './PaletteButton.module.css'

/** Opens the search of the whole office, as ⌘K or Ctrl-K does wherever the focus is. */
export function PaletteButton() {
  const { t } = useTexts()
  const { member } = useStaffMember()
  const opened = useStore($palette)
  const areKeysOn = useStore($letterKeys)
  const login = member?.second_factor === 'owed' ? undefined : member?.login
  const open = () => login !== undefined && $palette.set({ login, words: '' })
  const onPaletteKey = useEffectEvent(() => {
    // What is asked for over the page goes first.
    if (signInQuestion.$asked.get() || stepUpQuestion.$asked.get()) return
    if (opened) closePalette()
    else open()
  })

  useEffect(() => {
    if (!areKeysOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      onPaletteKey()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areKeysOn])

  if (login === undefined) return null
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={areKeysOn ? 'Control+K Meta+K' : undefined}
        onClick={open}
      >
        <Icon name="search" size={20} />
        <span className={css.label}>{t('palette.button')}</span>
        {areKeysOn && (
          <span className={css.key} aria-hidden="true">
            {paletteKey()}
          </span>
        )}
      </button>
      {opened?.login === login && <Palette login={login} words={opened.words} isSent={opened.isSent} />}
    </>
  )
}
