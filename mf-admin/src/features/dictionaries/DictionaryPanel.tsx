import { call } from '@shop/api-client/call'
import { type DictionaryKind, dictionaryCalls } from '@shop/contracts/staff/staff-dictionaries'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { renewNamed } from '../../goods/renew-named.ts'
import { useTexts } from '../../use-texts.ts'
import { DictionaryFields } from './DictionaryFields.tsx'
import css from './DictionaryList.module.css'
import { type AnyRow, type DictionaryDraft, draftOf, fieldsOf, nameOf } from './dictionary-draft.ts'
import { RemoveRow } from './RemoveRow.tsx'
import { useConflictFields } from './use-conflict-fields.ts'

type Props = { kind: DictionaryKind; known: AnyRow | null; onClose: () => void }

/** A thing of a dictionary, new or known: its name never changes, since goods are stored with it. */
export function DictionaryPanel({ kind, known, onClose }: Props) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const calls = dictionaryCalls[kind] as (typeof dictionaryCalls)['color']
  const edit = useRevisedForm<DictionaryDraft>({ revision: known?.revision ?? 0, draft: draftOf(known) })
  const { form, element, ask, isBusy, refusal, errorOf } = edit
  const close = () => leaveBy(onClose)
  const conflictFields = useConflictFields(kind)

  const save = form.handleSubmit(async draft => {
    // The contract of the kind checks what is sent.
    const fields = fieldsOf(kind, draft) as never
    const saved = known
      ? await ask(calls.change, { params: { name: known.name }, body: { fields, revision: edit.revision() } })
      : await ask(calls.add, { body: { name: nameOf(kind, draft), fields } })
    if (saved) await finish(t('dict.saved'))
  })

  async function finish(text: string) {
    await Promise.all([queryClient.invalidateQueries({ queryKey: [calls.list.path] }), renewNamed()])
    notify(text, { tone: 'success' })
    onClose()
  }

  async function read() {
    const { rows } = await call(calls.list, {})
    const row = (rows as AnyRow[]).find(({ name }) => name === known?.name)
    return row ? { revision: row.revision, draft: draftOf(row) } : null
  }

  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={known ? (known.fields.title?.[locale] ?? known.name) : t(`dict.add.${kind}`)}
        titleId={titleId}
        closeLabel={t('dict.close')}
        onClose={close}
      />
      <FormProvider {...form}>
        <form ref={element} className={css.form} noValidate onSubmit={save}>
          <DictionaryFields kind={kind} isNew={!known} errorOf={errorOf} />
          {refusal && !['validation', 'changed_meanwhile', 'in_use'].includes(refusal.code) && (
            <Refused refusal={refusal} />
          )}
          <div className={css.buttons}>
            <Button type="submit" busy={isBusy}>
              {t('dict.save')}
            </Button>
          </div>
        </form>
      </FormProvider>
      {known && <RemoveRow kind={kind} row={known} onRemoved={() => finish(t('dict.removed'))} />}
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
