import type { Contact } from '@shop/contracts/contact'
import type { DeliveryRoute, deliveryMethods } from '@shop/contracts/delivery/delivery'
import type { orderFormSchema } from '@shop/contracts/orders/orders'
import type { paymentMethods } from '@shop/contracts/orders/payment-means'

export type DeliveryMethod = (typeof deliveryMethods)[number]
export type DeliveryType = DeliveryRoute['type']
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * All that is typed and chosen. What belongs to another way of delivery keeps its values, in case the shopper returns to it;
 * addresses in Ukraine and abroad are two forms that know nothing of each other. What is typed while the carrier has no list is
 * kept beside what was chosen from it: a list may come and go.
 */
export type CheckoutValues = {
  customer: Contact
  delivery_type: DeliveryType
  ukraine: {
    delivery_method_option: DeliveryMethod
    area: string
    city: string
    post_office: string
    courier_delivery: string
    self_delivery: string
  }
  address_is_typed: boolean
  typed: { area: string; city: string; post_office: string }
  abroad: {
    country: string
    service: string
    address: string
    city: string
    state: string
    postal_code: string
  }
  preorder_ack: boolean
  ship_together: boolean
  payment_method: PaymentMethod
  note: string
  consent: boolean
}

type Checked = Extract<Awaited<ReturnType<(typeof orderFormSchema)['~standard']['validate']>>, { value: unknown }>

/** The checked values: only the fields of the chosen delivery are left. */
export type OrderForm = Checked['value']

export const emptyForm: CheckoutValues = {
  customer: { name: '', last_name: '', phone: '', email: '' },
  delivery_type: 'ukraine',
  ukraine: {
    delivery_method_option: 'post',
    area: '',
    city: '',
    post_office: '',
    courier_delivery: '',
    self_delivery: '',
  },
  address_is_typed: false,
  typed: { area: '', city: '', post_office: '' },
  abroad: { country: '', service: '', address: '', city: '', state: '', postal_code: '' },
  preorder_ack: false,
  ship_together: false,
  payment_method: 'card',
  note: '',
  consent: false,
}
