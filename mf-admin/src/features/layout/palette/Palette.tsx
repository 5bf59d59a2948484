import { useNavigate } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useModal } from '../../../components/ModalDialog.tsx'
import { useTexts } from '../../../use-texts.ts'
import { $palette, closePalette } from './open-palette.ts'
import css from './Palette.module.css'
import { PaletteList } from './PaletteList.tsx'
import type { PaletteResult } from './palette-result.ts'
import { keepRecent } from './recent.ts'
import { usePaletteSearch } from './use-palette-search.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type Props = { login: string; words: string; isSent?: boolean | undefined }

/** Finds orders, buyers, products and pages of the office; the line that is chosen is gone to. */
export function Palette({ login, words, isSent = false }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const dialog = useModal()
  const listId = useId()
  const [active, setActive] = useState(0)
  const { groups, isPending, failed } = usePaletteSearch(words)
  const lines = groups.flatMap(({ found }) => found)
  const index = Math.min(active, lines.length - 1)

  const go = (line: PaletteResult) => {
    keepRecent(login, line)
    closePalette()
    navigate(line.to)
  }
  const goToFirst = useEffectEvent(() => {
    if (lines[0]) go(lines[0])
    else $palette.set({ login, words })
  })
  useEffect(() => {
    if (isSent && !isPending) goToFirst()
  }, [isSent, isPending])

  const change = (text: string) => {
    $palette.set({ login, words: text })
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const line = lines[index]
    if (event.nativeEvent.isComposing) return
    if (step !== undefined && lines.length > 0) setActive((index + step + lines.length) % lines.length)
    else if (event.key === 'Enter' && isPending && active === 0) $palette.set({ login, words, isSent: true })
    else if (event.key === 'Enter' && line) go(line)
    else return
    event.preventDefault()
  }

  const status = isPending ? t('palette.searching') : words.trim() && t('palette.found', { count: lines.length })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('palette.title')}
      onClick={event => event.target === dialog.current && closePalette()}
      onCancel={event => {
        event.preventDefault()
        event.stopPropagation()
        closePalette()
      }}
    >
      <div className={css.content}>
        <div className={css.field}>
          <Icon name="search" size={20} className={css.glass} />
          <input
            autoFocus
            className={css.input}
            type="text"
            role="combobox"
            aria-label={t('palette.label')}
            aria-autocomplete="list"
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-activedescendant={lines[index] ? `${listId}-${index}` : undefined}
            placeholder={t('palette.example')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={words}
            onChange={event => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="close" label={t('palette.close')} onClick={closePalette} />
        </div>
        <p role="status" className={css.status} data-empty={!isPending && lines.length === 0}>
          {status}
        </p>
        <PaletteList id={listId} groups={groups} active={index} words={words} onActive={setActive} onGo={go} />
        {!isPending && lines.length === 0 && failed.length === 0 && (
          <p className={css.empty}>{t('palette.nothing', { words: words.trim() })}</p>
        )}
        {failed.map(({ name, retry }) => (
          <p key={name} role="alert" className={css.failed}>
            {t(`palette.failed.${name}`)}{' '}
            <Button variant="text" size="small" onClick={retry}>
              {t('failure.again')}
            </Button>
          </p>
        ))}
      </div>
    </dialog>
  )
}
