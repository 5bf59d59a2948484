import { call } from '@shop/api-client/call'
import {
  changeCategoryEndpoint,
  listings,
  newCategoryEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useWatch } from 'react-hook-form'
import { InUse } from '../../components/InUse.tsx'
import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { EditPanel } from '../../forms/EditPanel.tsx'
import { optional } from '../../forms/problem-text.ts'
import { addressOf, resolveSlug } from '../../forms/slug.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { refetchNames } from '../../goods/refetch-names.ts'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Categories.module.css'
import { type CategoryAtDepth, type CategoryDraft, draftOf, formOf, targetsOf } from './category-draft.ts'

const fieldsByCode = { name_taken: 'name' }

type Props = { known: CategoryAtDepth | null; tree: readonly CategoryAtDepth[]; onClose: () => void }

/** A category, new or known: it is renamed and moved here, its name in addresses stays. */
export function CategoryPanel({ known, tree, onClose }: Props) {
  const { t, locale } = useTexts()
  // Archived ones have their addresses, too.
  const query = { with_archived: '1' } as const
  const all = useStaffEndpoint(staffCategoriesEndpoint, { query }, { enabled: !known }).data?.categories ?? tree
  const taken = all.map(({ name }) => name)
  const nameOf = ({ name, title }: CategoryDraft) => resolveSlug(name, title, taken)
  const edit = useRevisedForm<CategoryDraft>(
    { revision: known?.revision ?? 0, draft: draftOf(known) },
    { inputOf: draft => ({ body: { ...formOf(draft), revision: 0, name: nameOf(draft) } }), fieldsByCode },
  )
  const { form, ask, refusal, errorOf } = edit
  const title = useWatch({ control: form.control, name: 'title' })
  const optionsAmong = (categories: readonly CategoryAtDepth[]) =>
    categories.map(({ name, title, depth }) => ({ value: name, label: `${'— '.repeat(depth)}${title[locale]}` }))
  const titleOf = (name: string) => tree.find(category => category.name === name)?.title[locale] ?? name

  const save = form.handleSubmit(async draft => {
    const body = formOf(draft)
    const saved = known
      ? await ask(changeCategoryEndpoint, {
          params: { name: known.name },
          body: { ...body, revision: edit.revision() },
        })
      : await ask(newCategoryEndpoint, { body: { ...body, name: nameOf(draft) } })
    if (!saved) return
    await renewCategories()
    notify(t('categories.saved'), { tone: 'success' })
    onClose()
  })

  async function read() {
    const { categories } = await call(staffCategoriesEndpoint, { query: { with_archived: '1' } })
    const now = categories.find(({ name }) => name === known?.name)
    return now ? { revision: now.revision, draft: draftOf(now) } : null
  }

  const fields: ConflictField<CategoryDraft>[] = [
    ...inBothLanguages<CategoryDraft>(t, t('categories.fields.title'), ({ title }, locale) => title[locale]),
    { label: t('categories.fields.parent'), textOf: draft => draft.parent_category && titleOf(draft.parent_category) },
    { label: t('categories.fields.special'), textOf: ({ special }) => special && t(`categories.special.${special}`) },
    { label: t('categories.fields.listing'), textOf: ({ listing }) => t(`categories.listing.${listing}`) },
  ]
  return (
    <EditPanel
      title={known ? known.title[locale] : t('categories.add')}
      closeLabel={t('categories.close')}
      saveLabel={t('categories.save')}
      edit={edit}
      save={save}
      read={read}
      conflictFields={fields}
      onClose={onClose}
      below={
        known && (
          <RemovingActions
            kind="category"
            names={[known.name]}
            title={known.title[locale]}
            isArchived={known.is_archived}
            moveTargets={optionsAmong(targetsOf(tree, known.name))}
            onDone={renewCategories}
            onGone={onClose}
          />
        )
      }
    >
      <TextPair label={t('categories.fields.title')} name="title" errorOf={errorOf} required maxLength={60} />
      {known ? (
        <p className={css.fact}>{t('categories.address', { address: `/store?categories=${known.name}` })}</p>
      ) : (
        <TextField
          {...optional(errorOf, 'name', t('dict.fields.name'))}
          hint={t('dict.hints.name')}
          placeholder={addressOf(title, taken)}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          className={css.short}
          {...form.register('name')}
        />
      )}
      <Select
        label={t('categories.fields.parent')}
        error={errorOf('parent_category')}
        options={[{ value: '', label: t('categories.top') }, ...optionsAmong(targetsOf(tree, known?.name ?? null))]}
        {...form.register('parent_category')}
      />
      <Select
        label={t('categories.fields.special')}
        hint={t('categories.hints.special')}
        error={errorOf('special')}
        options={[
          { value: '', label: t('categories.special.none') },
          { value: 'new', label: t('categories.special.new') },
          { value: 'sale', label: t('categories.special.sale') },
        ]}
        {...form.register('special')}
      />
      <Select
        label={t('categories.fields.listing')}
        hint={t('categories.hints.listing')}
        error={errorOf('listing')}
        options={listings.map(value => ({ value, label: t(`categories.listing.${value}`) }))}
        {...form.register('listing')}
      />
      <InUse refusal={refusal} by="category" name={known?.name ?? ''} />
    </EditPanel>
  )
}

async function renewCategories(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [staffCategoriesEndpoint.path] }), refetchNames()])
}
