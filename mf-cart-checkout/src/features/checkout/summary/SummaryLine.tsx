import { useFormat } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import type { CartLineView } from '../../../quoted-cart/cart-view.ts'
import { LineFacts } from '../../../quoted-cart/LineFacts.tsx'
import { LineSum } from '../../../quoted-cart/LineSum.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './SummaryLine.module.css'

type SummaryLineProps = { line: CartLineView; onReduce: (count: number) => void; onRemove: (title: string) => void }

/** A line as it will be ordered; one that the shelf cannot cover says so and offers the way out. */
export function SummaryLine({ line, onReduce, onRemove }: SummaryLineProps) {
  const { t } = useTexts()
  const { text } = useFormat()
  const title = line.title ? text(line.title) : line.key.article
  const available = line.available ?? 0
  const canReduce = line.problem === 'short' && available > 0

  return (
    <li className={css.line} data-problem={line.problem ?? undefined}>
      <div className={css.picture}>
        {line.picture ? <Picture file={line.picture.file} alt="" sizes="72px" eager /> : <Skeleton shape="picture" />}
      </div>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        <LineFacts line={line} />
        <p className={css.count}>{t('line.quantity', { count: line.count })}</p>
      </div>
      <div className={css.sum}>
        <LineSum line={line} />
      </div>
      {line.problem && (
        <div className={css.problem}>
          <p role="alert">{canReduce ? t('line.short', { count: available }) : t('line.gone')}</p>
          {canReduce && (
            <Button variant="text" size="small" onClick={() => onReduce(available)}>
              {t('line.reduce', { count: available })}
            </Button>
          )}
          <Button variant="text" size="small" aria-label={t('line.remove', { title })} onClick={() => onRemove(title)}>
            {t('line.takeOut')}
          </Button>
        </div>
      )}
    </li>
  )
}
