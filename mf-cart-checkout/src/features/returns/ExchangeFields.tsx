import { heightText } from '@shop/contracts/catalog/height'
import type { Alternative } from '@shop/contracts/orders/returns'
import { useFormat } from '@shop/shell/format'
import { Select } from '@shop/ui-kit/fields/Select'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../../use-texts.ts'
import {
  articleOfColor,
  colorsOf,
  differenceOf,
  heightsOf,
  isColorInStock,
  isInStock,
  isOfColor,
  type Wanted,
} from './alternatives.ts'
import css from './ExchangeFields.module.css'
import type { Returnable, ReturnableLine } from './use-returnable.ts'
import { useSizeText } from './use-size-text.ts'

type Props = {
  line: ReturnableLine
  count: number
  currency: Returnable['currency']
  wanted: Wanted
  isTried: boolean
  onWant: (wanted: Wanted) => void
}

/** Colour, height and size of what comes instead, each with whether it is in stock, sizes with what they cost more or less. */
export function ExchangeFields({ line, count, currency, wanted, isTried, onWant }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const sizeText = useSizeText(currency, count)
  const colors = colorsOf(line)
  const heights = heightsOf(line, wanted.article)
  const chosen = heights.find(({ article }) => article === wanted.article)
  // What would be another colour or height is said, also where there is no choice.
  const isOtherColor = chosen?.color?.uk !== line.color?.uk
  const isOtherHeight = (chosen?.height ?? null) !== (line.height ?? null)
  const isMissing = differenceOf(line, wanted, count) === null
  // A size that is made in the other colour as well stays chosen.
  const want = (article: string) => onWant({ article, size: wanted.size })
  const option = (value: string, kind: string, isThere: boolean) => ({
    value,
    label: isThere ? kind : t('return.soldOut', { kind }),
    disabled: !isThere,
  })
  const heightOf = ({ height }: Alternative) => (height ? t('line.height', { height: heightText(height) }) : '–')
  return (
    <fieldset className={css.fields}>
      <legend>
        <VisuallyHidden>{t('return.exchangeOf', { title: text(line.title) })}</VisuallyHidden>
      </legend>
      {(colors.length > 1 || isOtherColor) && (
        <Select
          label={t('return.color')}
          options={colors.map(color =>
            option(color.article, color.color ? text(color.color) : '–', isColorInStock(line, color, count)),
          )}
          value={colors.find(color => chosen && isOfColor(color, chosen))?.article ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const color = colors.find(({ article }) => article === value)
            if (color) want(articleOfColor(line, color, wanted.article, count))
          }}
        />
      )}
      {(heights.length > 1 || isOtherHeight) && (
        <Select
          label={t('return.height')}
          options={heights.map(kind => option(kind.article, heightOf(kind), isInStock(kind, count)))}
          value={wanted.article}
          onChange={({ currentTarget: { value } }) => want(value)}
        />
      )}
      <Select
        label={t('return.sizeInstead')}
        placeholder={t('return.chooseSize')}
        error={isTried && isMissing && t('return.sizeRequired')}
        options={(chosen?.sizes ?? []).map(({ size, difference }) => ({
          value: size,
          label: sizeText(size, difference),
          disabled: difference.length < count,
        }))}
        value={isMissing ? '' : wanted.size}
        onChange={({ currentTarget: { value: size } }) => onWant({ article: wanted.article, size })}
      />
    </fieldset>
  )
}
