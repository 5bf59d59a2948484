import type { StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import {
  changeStockEndpoint,
  type EndangeredOrder,
  endangeredOrderSchema,
  stockDemandEndpoint,
} from '@shop/contracts/staff/goods/staff-stock'
import { notify } from '@shop/shell/notices'
import { queryClient, useEndpoint } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { typedNumber } from '../../numbers.ts'
import { type CallRefusal, useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { EndangeredOrders } from './EndangeredOrders.tsx'
import css from './ProductEditor.module.css'
import fields from './ProductFields.module.css'
import { useProductErrors } from './use-product-errors.ts'

const others = ['reserved', 'arrived', 'sold', 'preorder_promised'] as const

/** How many items of each size there are, and the differences that staff enter with their reason. */
export function StockPanel({ product, onSaved }: { product: StaffProduct; onSaved: () => void }) {
  const { t } = useTexts()
  const { article, stock } = product
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const demand = useEndpoint(stockDemandEndpoint, { params: { article } }).data?.demand ?? []
  const errorOf = useProductErrors(refusal)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const changes = stock.flatMap(({ size }) => {
    const by = typedNumber((typed[size] ?? '').replace('−', '-').replace(/^\+/, ''))
    return by === null ? [] : [{ size, by }]
  })
  useUnsaved(changes.length > 0 && !isBusy)
  const orders = ordersIn(refusal)

  async function save(confirm: boolean) {
    const body = { changes, reason, ...(confirm && { confirm }) }
    const saved = await ask(changeStockEndpoint, { params: { article }, body }, { headers: { 'Idempotency-Key': key } })
    if (!saved) return
    setKey(crypto.randomUUID())
    setTyped({})
    setReason('')
    await queryClient.invalidateQueries({ queryKey: [staffProductsEndpoint.path] })
    notify(t('stock.saved'), { tone: 'success' })
    onSaved()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <form className={css.section} noValidate onSubmit={onSubmit} aria-label={t('stock.title')}>
      <h2>{t('stock.title')}</h2>
      {stock.length === 0 ? (
        <p className={css.about}>{t('stock.noSizes')}</p>
      ) : (
        <Table caption={t('stock.title')} captionHidden className={css.stock}>
          <thead>
            <tr>
              <th scope="col">{t('product.size')}</th>
              <th scope="col" data-number>
                {t('stock.available')}
              </th>
              <th scope="col" className={css.by}>
                {t('stock.by')}
              </th>
              {others.map(name => (
                <th key={name} scope="col" data-number>
                  {t(`stock.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stock.map(row => (
              <tr key={row.size}>
                <th scope="row">
                  {row.size}
                  <Waiting count={demand.find(({ size }) => size === row.size)?.count ?? 0} />
                  {row.missing > 0 && <p className={fields.wrong}>{t('stock.missing', { count: row.missing })}</p>}
                </th>
                <td data-number>{row.available}</td>
                <td className={css.by}>
                  <TextField
                    label={t('stock.byOf', { size: row.size })}
                    labelHidden
                    inputMode="text"
                    autoComplete="off"
                    maxLength={7}
                    placeholder="+5"
                    value={typed[row.size] ?? ''}
                    error={errorOf(`changes.${changes.findIndex(({ size }) => size === row.size)}.by`)}
                    onChange={event => {
                      setTyped({ ...typed, [row.size]: event.currentTarget.value })
                      forgetRefusal()
                    }}
                  />
                </td>
                {others.map(name => (
                  <td key={name} data-number>
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {stock.length > 0 && (
        <TextField
          label={t('stock.reason')}
          hint={t('stock.reasonHint')}
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={errorOf('reason')}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      {orders.length > 0 ? (
        <EndangeredOrders orders={orders} isBusy={isBusy} onConfirm={() => save(true)} onClose={forgetRefusal} />
      ) : (
        <>
          {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
          {stock.length > 0 && (
            <div className={fields.tools}>
              <Button type="submit" variant="outline" size="small" busy={isBusy} aria-disabled={changes.length === 0}>
                {t('stock.save')}
              </Button>
              <p className={fields.hint}>{t('stock.hint')}</p>
            </div>
          )}
        </>
      )}
    </form>
  )
}

/** How many asked to be told when the size is back. */
function Waiting({ count }: { count: number }) {
  const { t } = useTexts()
  return count > 0 ? <p className={fields.hint}>{t('stock.waiting', { count })}</p> : null
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
