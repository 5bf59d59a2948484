import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ObligatoryLegend } from '../components/ObligatoryLegend.tsx'
import { PanelHeader } from '../components/PanelHeader.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { type ConflictField, EditConflict } from './EditConflict.tsx'
import css from './EditPanel.module.css'
import { FormRefusal } from './FormRefusal.tsx'
import type { useCallForm } from './use-call-form.ts'
import type { RevisedForm, Stored } from './use-revised-form.ts'

type FormPanelProps<Draft extends FieldValues> = {
  title: string
  closeLabel: string
  saveLabel: string
  edit: Pick<ReturnType<typeof useCallForm<Draft>>, 'form' | 'element' | 'isBusy' | 'refusal'>
  save: () => unknown
  /** Codes of refusals that are shown elsewhere than above the button. */
  shownElsewhere?: readonly string[]
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** What can be done with it besides: to archive it, say. */
  below?: ReactNode
  /** The comparison after a colleague's change. */
  conflict?: ReactNode
}

/** A form in a panel over the list. */
export function FormPanel<Draft extends FieldValues>(props: FormPanelProps<Draft>) {
  const { title, closeLabel, saveLabel, edit, save, shownElsewhere, onClose, children, below, conflict } = props
  const { form, element, isBusy, refusal } = edit
  const titleId = useId()
  const close = () => leaveBy(onClose)
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={close} />
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
          <ObligatoryLegend />
          {children}
          <FormRefusal refusal={refusal} shownElsewhere={shownElsewhere} />
          <Button type="submit" busy={isBusy} className={css.save}>
            {saveLabel}
          </Button>
        </form>
      </FormProvider>
      {below && <div className={css.below}>{below}</div>}
      {conflict}
    </SidePanel>
  )
}

type EditPanelProps<Draft extends FieldValues> = Omit<FormPanelProps<Draft>, 'conflict'> & {
  edit: RevisedForm<Draft>
  /** Reads the thing again; null when there is none any more. */
  read: () => Promise<Stored<Draft> | null>
  /** How the thing is compared with what a colleague made of it meanwhile. */
  conflictFields: readonly ConflictField<Draft>[]
}

/** Shown by the comparison, or by the list of what uses the thing. */
const SHOWN_ELSEWHERE = ['changed_meanwhile', 'in_use']

/** One thing of a list, new or known, in a panel over the list: its form, and the comparison after a colleague's change. */
export function EditPanel<Draft extends FieldValues>(props: EditPanelProps<Draft>) {
  const { edit, save, read, conflictFields, ...panel } = props
  const conflict = <EditConflict edit={edit} read={read} fields={conflictFields} onKeepMine={save} />
  return <FormPanel {...panel} edit={edit} save={save} shownElsewhere={SHOWN_ELSEWHERE} conflict={conflict} />
}
