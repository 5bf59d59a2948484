import { type KeyboardEvent, useEffect, useId, useState } from 'react'

const NONE = -1

/** A list that is walked by arrows while the focus stays in its field (ARIA's combobox pattern). Options are links: Enter presses one. */
export function useActiveOption(count: number) {
  const listId = useId()
  const [asked, setActive] = useState(NONE)
  const active = asked < count ? asked : NONE
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0 || event.nativeEvent.isComposing) return
    const next = nextOption(event.key, active, count)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && active !== NONE) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }

  return {
    active,
    listId,
    optionId,
    letGo: () => setActive(NONE),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
      onKeyDown,
    } as const,
  }
}

/** Where a key leads, round and round; until an option is chosen, Home and End belong to the text in the field. */
function nextOption(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (active === NONE) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
