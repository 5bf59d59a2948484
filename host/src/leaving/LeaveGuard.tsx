import type { Text } from '@shop/contracts/texts/text'
import { useFormat } from '@shop/shell/format'
import { $leaving, $unsaved } from '@shop/shell/unsaved'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import css from './LeaveGuard.module.css'

/** Asks before a form with unsaved changes is left: stay, or leave without them. */
export function LeaveGuard() {
  useReloadGuard()
  return useStore($leaving) && <LeaveQuestion />
}

/** Reloading or closing the window asks by the browser's own dialog; only while something is unsaved, as it bars the cache of Back. */
function useReloadGuard() {
  const isUnsaved = Boolean(useStore($unsaved))
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

function LeaveQuestion() {
  const { text } = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // The browser's own dialog keeps the focus inside and gives it back; the first button, which loses nothing, gets it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const stay = () => $leaving.set(null)
  const leave = () => {
    const go = $leaving.get()
    stay()
    go?.()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={css.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault()
        stay()
      }}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {text(leavingTexts.title)}
      </h2>
      <p id={`${id}-text`}>{text(leavingTexts.text)}</p>
      <div className={css.answers}>
        <Button onClick={stay}>{text(leavingTexts.stay)}</Button>
        <Button variant="outline" onClick={leave}>
          {text(leavingTexts.leave)}
        </Button>
      </div>
    </dialog>
  )
}

/** Both languages together: the question comes in one small file, and stands when the language changes. */
const leavingTexts: Record<'title' | 'text' | 'stay' | 'leave', Text> = {
  title: { uk: 'Зміни не збережено', en: 'Your changes are not saved' },
  text: { uk: 'Якщо піти зараз, те, що ви ввели, пропаде.', en: 'If you leave now, what you have typed will be lost.' },
  stay: { uk: 'Залишитися', en: 'Stay' },
  leave: { uk: 'Піти без збереження', en: 'Leave without saving' },
}
