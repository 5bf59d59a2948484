import { call } from '@shop/api-client/call'
import { type DictionaryKind, dictionaryCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useState } from 'react'
import { DictionaryFields } from '../../dictionaries/DictionaryFields.tsx'
import { type AnyRow, type DictionaryDraft, draftOf, fieldsOf, nameOf } from '../../dictionaries/dictionary-draft.ts'
import { EditPanel } from '../../forms/EditPanel.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { refetchNames } from '../../goods/refetch-names.ts'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { useTexts } from '../../use-texts.ts'
import { isRenaming, RenameColor } from './RenameColor.tsx'
import { useDictionaryConflicts } from './use-dictionary-conflicts.ts'

type Props = {
  kind: DictionaryKind
  known: AnyRow | null
  /** The names that there are. */
  existingNames: readonly string[]
  onClose: () => void
}

const fieldsByCode = { name_taken: 'name' }

/** A thing of a dictionary, new or known: its name never changes, since goods are stored with it. */
export function DictionaryPanel({ kind, known, existingNames, onClose }: Props) {
  const { t, locale } = useTexts()
  const calls = dictionaryCalls[kind] as (typeof dictionaryCalls)['color']
  const bodyOf = (draft: DictionaryDraft) => ({
    name: nameOf(kind, draft, existingNames),
    // The contract of the kind checks what is sent.
    fields: fieldsOf(kind, draft) as never,
  })
  const edit = useRevisedForm<DictionaryDraft>(
    { revision: known?.revision ?? 0, draft: draftOf(known) },
    { inputOf: draft => ({ body: { ...bodyOf(draft), revision: 0 } }), fieldsByCode },
  )
  const { form, ask, errorOf } = edit
  const conflictFields = useDictionaryConflicts(kind)

  const [renaming, setRenaming] = useState<DictionaryDraft | null>(null)

  const save = form.handleSubmit(async draft => {
    if (known && isRenaming(kind, known, draft)) setRenaming(draft)
    else await (known ? change(draft) : add(draft))
  })

  async function change(draft: DictionaryDraft) {
    const { fields } = bodyOf(draft)
    const body = { fields, revision: edit.revision() }
    if (known && (await ask(calls.change, { params: { name: known.name }, body }))) await finish(t('dict.saved'))
  }

  async function add(draft: DictionaryDraft) {
    if (await ask(calls.add, { body: bodyOf(draft) })) await finish(t('dict.saved'))
  }

  async function renew() {
    await Promise.all([queryClient.invalidateQueries({ queryKey: [calls.list.path] }), refetchNames()])
  }
  async function finish(text: string) {
    await renew()
    notify(text, { tone: 'success' })
    onClose()
  }

  async function read() {
    const { rows } = await call(calls.list, {})
    const row = (rows as AnyRow[]).find(({ name }) => name === known?.name)
    return row ? { revision: row.revision, draft: draftOf(row) } : null
  }

  return (
    <EditPanel
      title={known ? (known.fields.title?.[locale] ?? known.name) : t(`dict.add.${kind}`)}
      closeLabel={t('dict.close')}
      saveLabel={t('dict.save')}
      edit={edit}
      save={save}
      read={read}
      conflictFields={conflictFields}
      onClose={onClose}
      below={
        known && (
          <>
            <RemovingActions
              kind={kind}
              names={[known.name]}
              title={known.fields.title?.[locale] ?? known.name}
              isArchived={known.is_archived === true}
              onDone={renew}
              onGone={onClose}
            />
            {renaming && (
              <RenameColor
                was={known}
                draft={renaming}
                onRename={() => change(renaming)}
                onMake={() => add({ ...renaming, name: '' })}
                onClose={() => setRenaming(null)}
              />
            )}
          </>
        )
      }
    >
      <DictionaryFields kind={kind} isNew={!known} existingNames={existingNames} errorOf={errorOf} />
    </EditPanel>
  )
}
