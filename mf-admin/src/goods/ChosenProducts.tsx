import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { useFormat } from '@shop/shell/format'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Badge } from '@shop/ui-kit/page/Badge'
import { type ReactNode, useRef } from 'react'
import { useOrderingTexts } from '../components/use-ordering-texts.ts'
import { useTexts } from '../use-texts.ts'
import css from './ChosenProducts.module.css'
import { toChosenProduct } from './chosen.ts'
import { ArticlePicker } from './picker/ArticlePicker.tsx'
import { Thumb } from './Thumb.tsx'

type Props = {
  /** What the list is of: «Речі образу», «Рекомендації». */
  label: string
  pickLabel: string
  noneText: string
  products: readonly ChosenProduct[]
  onChange: (products: ChosenProduct[]) => void
  most: number
  /** Articles that do not belong here, each with the reason. */
  refused?: ReadonlyMap<string, string>
  /** What is wrong with the product at a place, or with all of them. */
  errorAt?: (index: number) => string | undefined
  error?: ReactNode
  disabled?: boolean
}

/** Products that staff put together by article: found, ordered, taken out. */
export function ChosenProducts(props: Props) {
  const { label, pickLabel, noneText, products, onChange, most, refused, errorAt, error, disabled = false } = props
  const { t } = useTexts()
  const { text } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const texts = useOrderingTexts()
  const isFull = products.length >= most
  const nameOf = ({ article, title }: ChosenProduct) => (title ? `${text(title)}, ${article}` : article)
  const taken = new Map([...(refused ?? []), ...products.map(({ article }) => [article, t('chosen.already')] as const)])

  const remove = (article: string) => {
    onChange(products.filter(product => product.article !== article))
    // The list moves the focus to a neighbour; the last one leaves none.
    if (products.length === 1) place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place} className={css.chosen}>
      <ArticlePicker
        label={pickLabel}
        onPick={row => onChange([...products, toChosenProduct(row)])}
        refused={taken}
        hint={t('chosen.count', { count: products.length, most })}
        error={error}
        disabled={disabled || isFull}
      />
      {products.length === 0 ? (
        <p className={css.none}>{noneText}</p>
      ) : (
        <OrderableList
          label={label}
          items={products.map(product => ({ ...product, id: product.article }))}
          nameOf={nameOf}
          texts={texts}
          onOrder={items => onChange(items.map(({ id: _, ...product }) => product))}
          disabled={disabled}
        >
          {(product, at) => (
            <div className={css.product}>
              <Thumb picture={product.picture} faded={product.state !== 'shown'} />
              <About product={product} />
              <IconButton
                icon="trash"
                label={t('chosen.remove', { name: nameOf(product) })}
                title={t('chosen.remove', { name: nameOf(product) })}
                disabled={disabled}
                onClick={() => remove(product.article)}
              />
              {errorAt?.(at) && (
                <p role="alert" className={css.wrong}>
                  {errorAt(at)}
                </p>
              )}
            </div>
          )}
        </OrderableList>
      )}
    </div>
  )
}

function About({ product }: { product: ChosenProduct }) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  const { article, title, color, height, state, price, in_stock } = product
  return (
    <div className={css.about}>
      <span className={css.title}>{title ? text(title) : article}</span>
      <span className={css.facts}>
        {title && <span>{article}</span>}
        {color && <span>{text(color.title)}</span>}
        {height && <span>{height}</span>}
        {state !== 'shown' && <Badge tone="warn">{t(`chosen.${state}`)}</Badge>}
        {state !== 'missing' && !in_stock && <Badge>{t('chosen.soldOut')}</Badge>}
        {price && <span className={css.price}>{t('chosen.from', { price: money(price) })}</span>}
      </span>
    </div>
  )
}
