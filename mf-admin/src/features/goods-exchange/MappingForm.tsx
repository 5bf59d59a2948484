import { call } from '@shop/api-client/call'
import {
  changeGoodsMappingEndpoint,
  type GoodsExchange,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { Translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import type { ConflictField } from '../../forms/EditConflict.tsx'
import { PageForm } from '../../forms/PageForm.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { useTexts } from '../../use-texts.ts'
import { GroupFields, PriceTypeFields } from './MappedRows.tsx'
import { CharacteristicFields, NewArticleFields } from './MappingFields.tsx'
import { draftOf, type MappingDraft, mappingOf } from './mapping-draft.ts'
import { ValueFields } from './ValueRows.tsx'

/** What waited for it is applied when it is saved, and files that come after that are read so. */
export function MappingForm({ known }: { known: GoodsExchange }) {
  const { t } = useTexts()
  const edit = useRevisedForm<MappingDraft>(
    { revision: known.revision, draft: draftOf(known) },
    { inputOf: draft => ({ body: { ...mappingOf(draft), revision: 0 } }), texts: 'goodsExchange.wrong' },
  )
  const { form, ask, errorOf } = edit
  const save = form.handleSubmit(async draft => {
    const saved = await ask(changeGoodsMappingEndpoint, { body: { ...mappingOf(draft), revision: edit.revision() } })
    if (!saved) return
    queryClient.setQueryData([goodsExchangeEndpoint.path, {}], saved)
    edit.take({ revision: saved.exchange.revision, draft: draftOf(saved.exchange) })
    notify(t('goodsExchange.saved'), { tone: 'success' })
  })
  return (
    <PageForm
      edit={edit}
      save={save}
      saveLabel={t('goodsExchange.save')}
      about={t('goodsExchange.about')}
      changed={known.changed}
      read={async () => {
        const { exchange } = await call(goodsExchangeEndpoint, {})
        return { revision: exchange.revision, draft: draftOf(exchange) }
      }}
      conflictFields={conflictFields(t, known)}
    >
      <CharacteristicFields errorOf={errorOf} characteristics={known.seen.characteristics} />
      <ValueFields errorOf={errorOf} seen={known.seen} />
      <PriceTypeFields errorOf={errorOf} seen={known.seen} />
      <NewArticleFields errorOf={errorOf} />
      <GroupFields errorOf={errorOf} seen={known.seen} />
    </PageForm>
  )
}

/** What is compared when somebody else has saved meanwhile. */
function conflictFields(t: Translate, { seen }: GoodsExchange): ConflictField<MappingDraft>[] {
  const plain = ['language', 'size', 'color', 'height', 'default_color', 'default_collection'] as const
  const titleOf = (rows: readonly { id: string; title: string }[], id: string) =>
    rows.find(row => row.id === id)?.title ?? id
  return [
    ...plain.map(name => ({
      label: t(`goodsExchange.fields.${name}`),
      textOf: (draft: MappingDraft) => draft[name],
    })),
    {
      label: t('goodsExchange.prices'),
      textOf: draft =>
        mappingOf(draft)
          .price_types.map(({ id, use }) => `${titleOf(seen.price_types, id)}: ${t(`goodsExchange.uses.${use}`)}`)
          .join('; '),
    },
    {
      label: t('goodsExchange.groups'),
      textOf: draft =>
        mappingOf(draft)
          .groups.map(({ id, category }) => `${titleOf(seen.groups, id)}: ${category}`)
          .join('; '),
    },
    {
      label: t('goodsExchange.values.title'),
      textOf: draft =>
        draft.values
          .filter(({ name }) => name !== '')
          .map(({ value, name }) => `${value}: ${name}`)
          .join('; '),
    },
  ]
}
