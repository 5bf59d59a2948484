import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import css from './Tabs.module.css'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void }

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** One of a few views of the same thing; the arrows go round. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(tab => tab.id === selected) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (shown ? tabs.indexOf(shown) : 0) + step + tabs.length
    const next = tabs[at % tabs.length]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={css.tab}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} className={css.panel}>
          {shown.content}
        </div>
      )}
    </div>
  )
}
