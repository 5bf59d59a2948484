import type { CustomerInfo } from '@shop/contracts/customers/profile'
import type { CheckoutValues } from '../form/checkout-form.ts'

type Delivery = Pick<CheckoutValues, 'delivery_type' | 'ukraine' | 'abroad'>
type Begun = Delivery & Pick<CheckoutValues, 'typed'>

/** Where the customer had orders sent so far, in the fields of the form that nobody has touched. */
export function withKnownDelivery({ delivery_type, ukraine, abroad, typed }: Begun, known: CustomerInfo): Delivery {
  const isNewHere = [ukraine, typed, abroad].every(isEmpty)
  return {
    // A customer who has entered only an address abroad lives there.
    delivery_type: isNewHere && known.europe && !known.ukraine ? 'international' : delivery_type,
    ukraine: isEmpty(ukraine) && known.ukraine ? atHome(ukraine, known.ukraine) : ukraine,
    abroad: isEmpty(abroad) && known.europe ? { ...abroad, ...known.europe } : abroad,
  }
}

function atHome(empty: Delivery['ukraine'], known: NonNullable<CustomerInfo['ukraine']>): Delivery['ukraine'] {
  const { delivery_method, ...fields } = known
  return { ...empty, ...fields, delivery_method_option: delivery_method }
}

/** A method is always chosen, so it says nothing. */
function isEmpty({ delivery_method_option: _, ...fields }: Record<string, string>): boolean {
  return Object.values(fields).every(field => field === '')
}
