import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../use-texts.ts'
import { type ChangeableLine, type ChangeDraft, keyOf } from './change-draft.ts'

type Props = { line: ChangeableLine; draft: ChangeDraft; set: (changed: Partial<ChangeDraft>) => void }

/** Another size of the same article, of those that are there, for all items of the line or some; nothing where there is no other. */
export function SizeField({ line, draft, set }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { data } = useEndpoint(productByArticleEndpoint, { query: { article: line.article } })
  const sizes = data?.product.sizes.filter(({ name, count }) => name !== line.size && count > 0) ?? []
  if (sizes.length === 0) return null
  const key = keyOf(line)
  const title = text(line.title)
  const size = draft.sizes[key] ?? ''
  const mostOf = (name: string) => Math.min(line.count, sizes.find(known => known.name === name)?.count ?? 0)
  const choose = (name: string) =>
    set({ sizes: { ...draft.sizes, [key]: name }, counts: { ...draft.counts, [key]: String(mostOf(name)) } })
  const counts = Array.from({ length: mostOf(size) }, (_, less) => String(mostOf(size) - less))
  return (
    <>
      <Select
        label={t('changeRequest.size', { title })}
        options={[
          { value: '', label: t('changeRequest.sameSize', { size: line.size }) },
          ...sizes.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={size}
        onChange={event => choose(event.target.value)}
      />
      {size && line.count > 1 && (
        <Select
          label={t('changeRequest.count', { title })}
          options={counts.map(count => ({
            value: count,
            label: t('changeRequest.countOf', { count, all: line.count }),
          }))}
          value={draft.counts[key] ?? ''}
          onChange={event => set({ counts: { ...draft.counts, [key]: event.target.value } })}
        />
      )}
    </>
  )
}
