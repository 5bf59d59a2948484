import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { PanelHeader } from '../components/PanelHeader.tsx'
import { Refused } from '../components/Refused.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { type ConflictField, EditConflict } from './EditConflict.tsx'
import css from './EditPanel.module.css'
import type { RevisedForm, Stored } from './use-revised-form.ts'

type Props<Draft extends FieldValues> = {
  title: string
  closeLabel: string
  saveLabel: string
  edit: RevisedForm<Draft>
  save: () => unknown
  /** Reads the thing again; null when there is none any more. */
  read: () => Promise<Stored<Draft> | null>
  /** How the thing is compared with what somebody else made of it meanwhile. */
  conflictFields: readonly ConflictField<Draft>[]
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** What can be done with it besides: to remove it, say. */
  below?: ReactNode
}

/** What is told beside its field, by the comparison, or by the list of what uses the thing. */
const TOLD_ELSEWHERE = ['validation', 'changed_meanwhile', 'in_use']

/** One thing of a list, new or known, in a panel over the list: its form, and the comparison when somebody was faster. */
export function EditPanel<Draft extends FieldValues>(props: Props<Draft>) {
  const { title, closeLabel, saveLabel, edit, save, read, conflictFields, onClose, children, below } = props
  const { refusal } = edit
  const titleId = useId()
  const close = () => leaveBy(onClose)
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={title} titleId={titleId} closeLabel={closeLabel} onClose={close} />
      <FormProvider {...edit.form}>
        <form
          ref={edit.element}
          className={css.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            save()
          }}
        >
          {children}
          {refusal && !TOLD_ELSEWHERE.includes(refusal.code) && <Refused refusal={refusal} />}
          <Button type="submit" busy={edit.isBusy} className={css.save}>
            {saveLabel}
          </Button>
        </form>
      </FormProvider>
      {below}
      <EditConflict
        refusal={refusal}
        mine={edit.mine}
        read={read}
        fields={conflictFields}
        onKeepMine={revision => {
          edit.moveTo(revision)
          save()
        }}
        onTakeTheirs={edit.take}
      />
    </SidePanel>
  )
}
