import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ChangedLine } from '../components/ChangedLine.tsx'
import { ObligatoryLegend } from '../components/ObligatoryLegend.tsx'
import { type ConflictField, EditConflict } from './EditConflict.tsx'
import { FormRefusal } from './FormRefusal.tsx'
import css from './PageForm.module.css'
import type { RevisedForm, Stored } from './use-revised-form.ts'

type Props<Draft extends FieldValues> = {
  edit: RevisedForm<Draft>
  save: () => unknown
  saveLabel: string
  /** What the whole form is for. */
  about?: string
  /** Nobody has filled it in yet: a press says what it lacks. */
  isNew?: boolean
  /** Who saved it last. */
  changed: { by: string; at: string } | null
  read: () => Promise<Stored<Draft>>
  conflictFields: readonly ConflictField<Draft>[]
  /** Its parts. */
  children: ReactNode
}

/** A form that is a page: of what a shop has once, and colleagues may change at the same time. */
export function PageForm<Draft extends FieldValues>(props: Props<Draft>) {
  const { edit, save, saveLabel, about, isNew = false, changed, read, conflictFields, children } = props
  const { form, element, isBusy, isDirty, refusal } = edit
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={css.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {about && <FormNote>{about}</FormNote>}
        <ObligatoryLegend />
        {children}
        <FormRefusal refusal={refusal} />
        <div className={css.end}>
          <Button type="submit" busy={isBusy} disabled={!isDirty && !isNew}>
            {saveLabel}
          </Button>
          <ChangedLine changed={changed} />
        </div>
        <EditConflict edit={edit} read={read} fields={conflictFields} onKeepMine={save} />
      </form>
    </FormProvider>
  )
}

/** A part of it, under a heading of its own; the note says what it is for. */
export function FormPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      {note && <FormNote>{note}</FormNote>}
      {children}
    </section>
  )
}

export function FormNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>
}
