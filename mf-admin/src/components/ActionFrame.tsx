import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import css from './ActionFrame.module.css'
import { ObligatoryLegend } from './ObligatoryLegend.tsx'
import { Refused } from './Refused.tsx'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

type Props = {
  title: string
  /** What will happen, in a sentence. */
  about?: string
  confirmLabel: string
  isBusy: boolean
  refusal: CallRefusal | null
  /** Names of the fields of this form: what is wrong with them is shown beside them. */
  fields?: readonly string[]
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** The frame of every form of an action: what will happen, the fields it needs, and one button that does it. */
export function ActionFrame(props: Props) {
  const { title, about, confirmLabel, isBusy, refusal, fields = [], onConfirm, onClose, children } = props
  const { t } = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isInFields = refusal?.code === 'validation' && Object.keys(refusal.fields).some(name => isOf(name, fields))

  // What was typed or chosen is asked about before it is lost; the form goes away once the action is done.
  const [isFilled, setFilled] = useState(false)
  useUnsaved(isFilled)

  useFocusOnRefusal(form, refusal)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, textarea, select, button')
    first?.focus()
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      aria-labelledby={id}
      onInput={() => setFilled(true)}
      onSubmit={onSubmit}
    >
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {about && <p className={css.about}>{about}</p>}
      <ObligatoryLegend />
      {children}
      {!isInFields && <Refused refusal={refusal} />}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {confirmLabel}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('step.close')}
        </Button>
      </div>
    </form>
  )
}

function isOf(name: string, fields: readonly string[]): boolean {
  return fields.some(field => name === field || name.startsWith(`${field}.`))
}

type BehindButtonProps = Omit<Props, 'title' | 'confirmLabel' | 'onClose'> & { label: string }

/** A button at the end of a panel, whose action is confirmed first: the frame opens in its place. */
export function ActionBehindButton({ label, ...frame }: BehindButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.place}>
      {isOpen ? (
        <ActionFrame {...frame} title={label} confirmLabel={label} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="text" className={css.opener} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
