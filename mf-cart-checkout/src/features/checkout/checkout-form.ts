import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Contact } from '@shop/contracts/contact'
import type { deliveryMethods } from '@shop/contracts/delivery'
import { orderFormSchema, type paymentMethods } from '@shop/contracts/orders'

export type DeliveryMethod = (typeof deliveryMethods)[number]
export type PaymentMethod = (typeof paymentMethods)[number]

/** All that is typed and chosen. Fields of the other ways of delivery keep what they had, in case the shopper returns to them. */
export type CheckoutValues = {
  customer: Contact
  delivery: {
    type: 'ukraine'
    delivery_method_option: DeliveryMethod
    area: string
    city: string
    post_office: string
    courier_delivery: string
    self_delivery: string
  }
  preorder_ack: boolean
  ship_together: boolean
  payment_method: PaymentMethod
  note: string
  consent: boolean
}

type Checked = Extract<Awaited<ReturnType<(typeof orderFormSchema)['~standard']['validate']>>, { value: unknown }>

/** The same values, checked: only the fields of the chosen delivery are left. */
export type OrderForm = Checked['value']

export const emptyForm: CheckoutValues = {
  customer: { name: '', last_name: '', phone: '', email: '' },
  delivery: {
    type: 'ukraine',
    delivery_method_option: 'post',
    area: '',
    city: '',
    post_office: '',
    courier_delivery: '',
    self_delivery: '',
  },
  preorder_ack: false,
  ship_together: false,
  payment_method: 'card',
  note: '',
  consent: false,
}

export const checkOrderForm = standardSchemaResolver<CheckoutValues, unknown, OrderForm>({
  '~standard': {
    version: 1,
    vendor: 'zod',
    validate: (values: unknown) => orderFormSchema['~standard'].validate(values),
  },
})
