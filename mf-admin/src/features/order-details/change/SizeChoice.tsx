import { heightText } from '@shop/contracts/catalog/height'
import { productByArticleEndpoint, type Sibling } from '@shop/contracts/catalog/product'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'

type Size = { article: string; size: string }
type Props = {
  /** The article of whose colours and heights one is chosen. */
  of: string
  /** What is no choice, for it is what there is. */
  except?: Size
  /** `size` is empty while none is chosen. */
  chosen: Size
  name: string
  /** Its customer waits for what was sold in advance: another size may be sold in advance, too. */
  isAwaited?: boolean
  /** What no size stands for. */
  none: string
  onChoose: (chosen: Partial<Size>) => void
  children?: ReactNode
}

/** Another colour, height and size of a garment, of those that are in stock, or can be had in advance where the customer waits already. */
export function SizeChoice({ of, except, chosen, name, isAwaited = false, none, onChoose, children }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { data, isError } = useEndpoint(productByArticleEndpoint, { query: { article: chosen.article } })
  const own = useEndpoint(productByArticleEndpoint, { query: { article: of } })
  const kinds = own.data ? [own.data.product, ...own.data.siblings] : []
  const nameOf = ({ color, height }: Pick<Sibling, 'color' | 'height'>) =>
    [text(color.title), ...(height ? [t('newOrder.height', { height: heightText(height) })] : [])].join(', ')
  const isOther = (size: string) => chosen.article !== except?.article || size !== except.size
  const sizes = (data?.product.sizes ?? []).filter(
    ({ name: size, count, preorder }) => (count > 0 || (isAwaited && preorder)) && isOther(size),
  )
  if (isError || own.isError) return <p className={css.quiet}>{t('change.notSold')}</p>
  return (
    <div className={css.pair}>
      {kinds.length > 1 && (
        <Select
          label={t('change.kind')}
          aria-label={t('change.kindOf', { name })}
          options={kinds.map(kind => ({ value: kind.article, label: nameOf(kind) }))}
          value={chosen.article}
          onChange={event => onChoose({ article: event.currentTarget.value, size: '' })}
        />
      )}
      <Select
        label={t('change.size')}
        aria-label={t('change.sizeOf', { name })}
        options={[
          { value: '', label: data && sizes.length === 0 ? t('change.noneLeft') : none },
          ...sizes.map(({ name: size, count }) => ({
            value: size,
            label: count > 0 ? t('newOrder.sizeLeft', { size, left: count }) : t('change.sizeInAdvance', { size }),
          })),
        ]}
        value={chosen.size}
        onChange={event => onChoose({ size: event.currentTarget.value })}
      />
      {children}
    </div>
  )
}
