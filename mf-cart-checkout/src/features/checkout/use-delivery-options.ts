import { type DeliveryRoute, deliveryMethods } from '@shop/contracts/delivery'
import { formatAmount } from '@shop/shell/format'
import type { RadioCard } from '@shop/ui-kit/RadioCards'
import { useQuote } from '../../quoted-cart/use-cart.ts'
import { useTexts } from '../../use-texts.ts'
import type { DeliveryMethod } from './checkout-form.ts'

type DeliveryOption = RadioCard & { value: DeliveryMethod }

const byPost: DeliveryRoute = { type: 'ukraine', delivery_method_option: 'post' }
const byCourier: DeliveryRoute = { type: 'ukraine', delivery_method_option: 'courier' }
const bySelf: DeliveryRoute = { type: 'ukraine', delivery_method_option: 'self' }

export function isDeliveryMethod(name: string): name is DeliveryMethod {
  return deliveryMethods.some(method => method === name)
}

/** The ways to get the parcel, each with its own price for this very cart. */
export function useDeliveryOptions(): DeliveryOption[] {
  const { t } = useTexts()
  const quotes = { post: useQuote(byPost), courier: useQuote(byCourier), self: useQuote(bySelf) }

  return deliveryMethods.map(method => {
    const { data, isError } = quotes[method]
    const isRefused = isError && !data
    return {
      value: method,
      label: t(`delivery.methods.${method}`),
      description: t(isRefused ? 'delivery.unavailable' : `delivery.terms.${method}`),
      aside: data && priceText(data.quote),
    }
  })

  function priceText({ delivery, currency }: { delivery: number | null; currency: 'UAH' | 'EUR' }): string | undefined {
    if (delivery === null) return undefined
    return delivery === 0 ? t('totals.free') : formatAmount(delivery, currency)
  }
}
