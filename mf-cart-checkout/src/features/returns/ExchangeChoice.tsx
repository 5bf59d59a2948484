import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../use-texts.ts'
import type { ReturnableLine } from './return-choice.ts'

type Props = { line: ReturnableLine; count: number; wanted: string; onWant: (size: string) => void }

/** Money back, or another size that is in stock; a garment that is not sold any more has none. */
export function ExchangeChoice({ line, count, wanted, onWant }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { article, title, size } = line
  const { data } = useEndpoint(productByArticleEndpoint, { query: { article } }, { retry: false })
  const sizes = (data?.product.sizes ?? []).filter(other => other.name !== size && other.count >= count)
  if (sizes.length === 0) return null
  return (
    <Select
      label={t('return.instead')}
      aria-label={t('return.insteadOf', { title: text(title) })}
      options={[
        { value: '', label: t('return.moneyBack') },
        ...sizes.map(({ name }) => ({ value: name, label: t('return.size', { size: name }) })),
      ]}
      value={wanted}
      onChange={event => onWant(event.currentTarget.value)}
    />
  )
}
