import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../use-texts.ts'
import { type ChangeableLine, type ChangeDraft, keyOf } from './change-draft.ts'

type Props = { line: ChangeableLine; draft: ChangeDraft; set: (changed: Partial<ChangeDraft>) => void }

/** Another size of the same article, of those that are there; nothing where there is no other. */
export function SizeField({ line, draft, set }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { data } = useEndpoint(productByArticleEndpoint, { query: { article: line.article } })
  const sizes = data?.product.sizes.filter(({ name, count }) => name !== line.size && count >= line.count) ?? []
  if (sizes.length === 0) return null
  const key = keyOf(line)
  return (
    <Select
      label={t('changeRequest.size', { title: text(line.title) })}
      options={[
        { value: '', label: t('changeRequest.sameSize', { size: line.size }) },
        ...sizes.map(({ name }) => ({ value: name, label: name })),
      ]}
      value={draft.sizes[key] ?? ''}
      onChange={event => set({ sizes: { ...draft.sizes, [key]: event.target.value } })}
    />
  )
}
