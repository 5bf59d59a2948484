import type { IconName } from '@shop/ui-kit/Icon'
import { Icon } from '@shop/ui-kit/Icon'
import { useEffect, useRef } from 'react'
import { Highlighted } from '../../../components/Highlighted.tsx'
import { Thumb } from '../../../goods/Thumb.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './PaletteList.module.css'
import type { PaletteResult, ResultGroup, ResultKind } from './palette-result.ts'

const icons: Record<ResultKind, IconName> = {
  recent: 'clock',
  order: 'bag',
  customer: 'user',
  buyer: 'user',
  product: 'box',
  page: 'arrow-right',
}

type Props = {
  id: string
  groups: ResultGroup[]
  /** The line that Enter goes to, counted through all groups. */
  active: number
  /** They stand out in what was found. */
  words: string
  onActive: (index: number) => void
  onGo: (line: PaletteResult) => void
}

/** What was found, by kind: a list box whose focus stays in the field. */
export function PaletteList({ id, groups, active, words, onActive, onGo }: Props) {
  const { t } = useTexts()
  const list = useRef<HTMLDivElement>(null)
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0))

  useEffect(() => {
    list.current?.querySelector(`[data-line="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.results')} className={css.list}>
      {groups.map(({ kind, found }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list box
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className={css.kind}>
            {t(`palette.kinds.${kind}`)}
          </div>
          {found.map((line, place) => {
            const index = (starts[at] ?? 0) + place
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active line
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={`${line.to} ${line.title}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                data-line={index}
                className={css.line}
                onPointerMove={() => index !== active && onActive(index)}
                onClick={() => onGo(line)}
              >
                <Mark line={line} />
                <span className={css.texts}>
                  <span className={css.title}>
                    <Highlighted text={line.title} search={line.isAll ? '' : words} />
                  </span>
                  {line.about && (
                    <span className={css.about}>
                      <Highlighted text={line.about} search={words} />
                    </span>
                  )}
                </span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Mark({ line: { kind, picture, isAll } }: { line: PaletteResult }) {
  if (picture !== undefined) return <Thumb picture={picture} />
  return <Icon name={isAll ? 'search' : icons[kind]} size={20} className={css.icon} />
}
