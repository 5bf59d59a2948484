import { buttonClass } from '@shop/ui-kit/Button'
import { useId, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './FileField.module.css'

/** A table is chosen or dropped. */
export function FileField({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const { t, locale } = useTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const size = file && new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Math.ceil(file.size / 1024))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside works by keyboard
    <div
      className={css.place}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onChoose(dropped)
      }}
    >
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className={css.input}
        onChange={event => {
          const [picked] = event.currentTarget.files ?? []
          if (picked) onChoose(picked)
          // Lets a corrected file of the same name be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={`${buttonClass({ variant: 'outline' })} ${css.label}`}>
        {t('import.choose')}
      </label>
      <span className={css.name} aria-live="polite">
        {file ? `${file.name} · ${t('import.kilobytes', { size: size ?? '' })}` : t('import.drop')}
      </span>
    </div>
  )
}
