import { type EndangeredOrder, endangeredOrderSchema } from '@shop/contracts/staff/goods/staff-stock'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type RefObject, useEffect } from 'react'
import { Refused } from '../../../components/Refused.tsx'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { EndangeredOrders } from '../EndangeredOrders.tsx'
import css from './ModelSizes.module.css'
import type { ModelSizesEdit } from './use-model-sizes.ts'

type Props = {
  edit: ModelSizesEdit
  /** Colour and height by article. */
  titles: ReadonlyMap<string, string>
  frame: RefObject<HTMLElement | null>
  /** Brings the rows of an article in sight. */
  onShow: (article: string) => void
}

const MOST_NAMED = 6

/** How many cells are changed, what keeps them from being saved, and the way to each of these. */
export function SizesBar({ edit, titles, frame, onShow }: Props) {
  const { t } = useTexts()
  const { count, changesStock, reason, wrong, wrongReason, refusal, isBusy, save } = edit
  const orders = ordersIn(refusal)
  const named = [...wrong.keys()]
  const go = (key: string) => {
    onShow(articleOf(key))
    setTimeout(() => fieldOf(frame.current, key)?.focus())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const [first] = named
    if (first !== undefined) go(first)
  }, [refusal])
  if (orders.length > 0)
    return (
      <EndangeredOrders
        orders={orders}
        isBusy={isBusy}
        onConfirm={() => save({ confirm: true })}
        onClose={edit.forgetRefusal}
      />
    )
  const isOther = refusal && !['validation', 'changed_meanwhile'].includes(refusal.code)
  return (
    <>
      <Overtaken edit={edit} titles={titles} />
      {named.length > 0 && (
        <div className={css.wrongs} role="alert">
          <p>{t('grid.wrong', { count: named.length })}</p>
          <ul>
            {named.slice(0, MOST_NAMED).map(key => (
              <li key={key}>
                <Button variant="text" size="small" onClick={() => go(key)}>
                  {cellTitle(t, titles, key)} — {textOfCode(t, 'productErrors', wrong.get(key) ?? '')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOther && <Refused refusal={refusal} />}
      <div className={css.bar}>
        <p role="status">{count > 0 ? t('grid.changed', { count }) : ''}</p>
        {changesStock && (
          <TextField
            label={t('stock.reason')}
            placeholder={t('stock.reasonHint')}
            autoComplete="off"
            maxLength={200}
            value={reason}
            error={wrongReason && textOfCode(t, 'productErrors', wrongReason)}
            onChange={event => edit.setReason(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
        {count > 0 && (
          <Button variant="text" onClick={edit.discard}>
            {t('grid.discard')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What somebody else saved meanwhile; where both changed a cell, what stands in it there. */
function Overtaken({ edit, titles }: Pick<Props, 'edit' | 'titles'>) {
  const { t } = useTexts()
  const { overtaken, state } = edit
  if (!overtaken) return null
  const { by, keys, stored } = overtaken
  return (
    <Notice tone="warn" announced>
      <p>{by ? t('grid.overtakenBy', { who: by }) : t('grid.overtaken')}</p>
      {keys.length > 0 && (
        <ul>
          {keys.map(key => (
            <li key={key}>
              {t('grid.both', {
                cell: cellTitle(t, titles, key),
                theirs: stored[key] || t('conflict.empty'),
                mine: state.texts[key] || t('conflict.empty'),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function cellTitle(t: (key: string) => string, titles: ReadonlyMap<string, string>, key: string): string {
  const [row = '', column = ''] = key.split('\n')
  const article = articleOf(key)
  const size = row.slice(article.length + 1)
  const name = `${titles.get(article) ?? article}, ${size}`
  return column === 'is_there' ? name : `${name}: ${t(`grid.columns.${column}`)}`
}

function articleOf(key: string): string {
  return key.split(' ', 1)[0] ?? ''
}

function fieldOf(frame: HTMLElement | null, key: string): HTMLElement | undefined {
  const fields = frame?.querySelectorAll<HTMLElement>('[data-key]') ?? []
  return [...fields].find(({ dataset }) => dataset.key === key)
}

function ordersIn(refusal: CallRefusal | null): EndangeredOrder[] {
  const found = refusal?.code === 'stock_reserved' ? refusal.details.orders : null
  return Array.isArray(found)
    ? found.flatMap(order => {
        const known = endangeredOrderSchema.safeParse(order)
        return known.success ? [known.data] : []
      })
    : []
}
