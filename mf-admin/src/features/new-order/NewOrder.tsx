import { useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { FormProvider } from 'react-hook-form'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { DeliveryFields } from '../../delivery-fields/DeliveryFields.tsx'
import { FormPart } from '../../forms/PageForm.tsx'
import { optional } from '../../forms/problem-text.ts'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useTexts } from '../../use-texts.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { GoodsFields } from './GoodsFields.tsx'
import css from './NewOrder.module.css'
import { NewOrderSums } from './NewOrderSums.tsx'
import { type OrderAgain, useOrderAgain } from './order-again.ts'
import { DiscountFields, PaymentFields } from './PaymentFields.tsx'
import { useNewOrder } from './use-new-order.ts'

/** Staff make an order for a customer who called, wrote, or stands in the shop; `?again=` fills it in with one that ended unpaid. */
export function NewOrder() {
  const { t } = useTexts()
  const { isReading, again } = useOrderAgain()
  if (isReading) return <TableSkeleton caption={t('newOrder.title')} />
  return <NewOrderForm key={again?.number} again={again} />
}

function NewOrderForm({ again }: { again: OrderAgain | null }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const edit = useNewOrder(again?.draft)
  const { form, element, errorOf, quoted, make } = edit
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.page} noValidate onSubmit={make}>
        <div className={css.parts}>
          <ObligatoryLegend />
          {again && <Notice title={t('newOrder.again', { number: again.number })}>{t('newOrder.againNote')}</Notice>}
          {again && again.gone.length > 0 && (
            <Notice tone="warn" title={t('newOrder.againGone')}>
              {again.gone.map(({ title, size }) => `${text(title)}, ${size}`).join('; ')}
            </Notice>
          )}
          <FormPart title={t('newOrder.goods')}>
            <GoodsFields errorOf={errorOf} quoted={quoted} />
          </FormPart>
          <FormPart title={t('newOrder.customer')}>
            <CustomerFields errorOf={errorOf} />
          </FormPart>
          <FormPart title={t('newOrder.delivery')}>
            <DeliveryFields errorOf={errorOf} />
          </FormPart>
          <FormPart title={t('newOrder.discount')} note={t('newOrder.discountNote')}>
            <DiscountFields errorOf={errorOf} />
          </FormPart>
          <FormPart title={t('newOrder.payment')}>
            <PaymentFields errorOf={errorOf} />
            <TextArea
              {...optional(errorOf, 'comment', t('newOrder.comment'))}
              hint={t('newOrder.commentHint')}
              maxLength={1000}
              {...form.register('comment')}
            />
          </FormPart>
        </div>
        <NewOrderSums edit={edit} />
      </form>
    </FormProvider>
  )
}
