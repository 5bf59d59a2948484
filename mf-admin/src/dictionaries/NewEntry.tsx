import { newCategoryEndpoint, staffCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { dictionaryCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { ObligatoryLegend } from '../components/ObligatoryLegend.tsx'
import { FormRefusal } from '../forms/FormRefusal.tsx'
import { resolveSlug } from '../forms/slug.ts'
import { TextPair } from '../forms/TextPair.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { refetchNames } from '../goods/refetch-names.ts'
import { useNamed } from '../goods/use-named.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import css from './DictionaryFields.module.css'
import { DictionaryFields } from './DictionaryFields.tsx'
import { type DictionaryDraft, draftOf, fieldsOf, nameOf } from './dictionary-draft.ts'
import type { EntryKind } from './entry-items.ts'

type Props = {
  kind: EntryKind
  /** What was typed in the list: the title in the reader's language, of a size its name. */
  title: string
  onCreated: (name: string) => void
  onClose: () => void
}

const fieldsByCode = { name_taken: 'name' }

/** Creates an entry of a dictionary where one is needed, in a dialog over the form. */
export function NewEntry({ kind, ...props }: Props) {
  return kind === 'category' ? <NewCategory {...props} /> : <NewDictionaryEntry kind={kind} {...props} />
}

function NewDictionaryEntry({ kind, title, onCreated, onClose }: Omit<Props, 'kind'> & { kind: DictionaryKind }) {
  const { locale } = useTexts()
  const calls = dictionaryCalls[kind] as (typeof dictionaryCalls)['color']
  const existingNames = (useStaffEndpoint(calls.list, {}).data?.rows ?? []).map(({ name }) => name)
  const bodyOf = (draft: DictionaryDraft) => ({
    name: nameOf(kind, draft, existingNames),
    // The contract of the kind checks what is sent.
    fields: fieldsOf(kind, draft) as never,
  })
  const empty = draftOf(null)
  const edit = useCallForm<DictionaryDraft>({
    defaultValues: {
      ...empty,
      ...(kind === 'size' ? { name: title } : { title: { ...empty.title, [locale]: title } }),
    },
    inputOf: draft => ({ body: bodyOf(draft) }),
    fieldsByCode,
  })
  const save = edit.form.handleSubmit(async draft => {
    const body = bodyOf(draft)
    const saved = await edit.ask(calls.add, { body })
    if (!saved) return
    await Promise.all([queryClient.invalidateQueries({ queryKey: [calls.list.path] }), refetchNames()])
    onCreated(body.name)
  })
  return (
    <EntryDialog kind={kind} edit={edit} save={save} onClose={onClose}>
      <DictionaryFields kind={kind} isNew existingNames={existingNames} errorOf={edit.errorOf} />
    </EntryDialog>
  )
}

type CategoryDraft = { title: { uk: string; en: string }; parent_category: string }

function NewCategory({ title, onCreated, onClose }: Omit<Props, 'kind'>) {
  const { t, locale } = useTexts()
  const { categories } = useNamed()
  const query = { with_archived: '1' } as const
  const existingNames = (useStaffEndpoint(staffCategoriesEndpoint, { query }).data?.categories ?? []).map(
    ({ name }) => name,
  )
  const bodyOf = ({ title, parent_category }: CategoryDraft) => ({
    name: resolveSlug('', title, existingNames),
    title,
    parent_category: parent_category || null,
    special: null,
  })
  const edit = useCallForm<CategoryDraft>({
    defaultValues: { title: { uk: '', en: '', [locale]: title }, parent_category: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
    fieldsByCode: { name_taken: 'title.en' },
  })
  const save = edit.form.handleSubmit(async draft => {
    const body = bodyOf(draft)
    const saved = await edit.ask(newCategoryEndpoint, { body })
    if (!saved) return
    await Promise.all([queryClient.invalidateQueries({ queryKey: [staffCategoriesEndpoint.path] }), refetchNames()])
    onCreated(body.name)
  })
  return (
    <EntryDialog kind="category" edit={edit} save={save} onClose={onClose}>
      <TextPair label={t('categories.fields.title')} name="title" errorOf={edit.errorOf} required maxLength={60} />
      <Select
        label={t('categories.fields.parent')}
        options={[{ value: '', label: t('categories.top') }, ...categories]}
        error={edit.errorOf('parent_category')}
        {...edit.form.register('parent_category')}
      />
    </EntryDialog>
  )
}

type DialogProps<Draft extends FieldValues> = {
  kind: EntryKind
  edit: Pick<ReturnType<typeof useCallForm<Draft>>, 'form' | 'element' | 'isBusy' | 'refusal'>
  save: () => unknown
  onClose: () => void
  children: ReactNode
}

/** Drawn outside of the form that asks for it: a form cannot hold another one. */
function EntryDialog<Draft extends FieldValues>({ kind, edit, save, onClose, children }: DialogProps<Draft>) {
  const { t } = useTexts()
  const { form, element, isBusy, refusal } = edit
  const close = () => leaveBy(onClose)
  return createPortal(
    <ModalDialog title={t(`dict.add.${kind}`)} closeLabel={t('dict.close')} onClose={close}>
      <FormProvider {...form}>
        <form
          ref={element}
          className={css.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            // The form around it in React would be saved with it.
            event.stopPropagation()
            save()
          }}
        >
          <ObligatoryLegend />
          {children}
          <FormRefusal refusal={refusal} />
          <Button type="submit" busy={isBusy} className={css.save}>
            {t('entry.create')}
          </Button>
        </form>
      </FormProvider>
    </ModalDialog>,
    document.body,
  )
}
