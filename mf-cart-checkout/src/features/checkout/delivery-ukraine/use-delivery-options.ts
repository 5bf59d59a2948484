import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { formatAmount } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import type { RadioCard } from '@shop/ui-kit/choices/RadioCards'
import { useQuote } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import type { DeliveryMethod } from '../form/checkout-form.ts'
import { routeInUkraine } from '../use-delivery-route.ts'

type DeliveryOption = RadioCard & { value: DeliveryMethod }

export function isDeliveryMethod(name: string): name is DeliveryMethod {
  return deliveryMethods.some(method => method === name)
}

/** The ways to get the parcel, each with its own price for this very cart; without a shop there is no pick-up. */
export function useDeliveryOptions(city: string): DeliveryOption[] {
  const { t } = useTexts()
  const shops = useEndpoint(allShopsEndpoint, {})
  const offered = deliveryMethods.filter(method => method !== 'self' || shops.data?.shops.length !== 0)
  const quotes = {
    post: useQuote(routeInUkraine('post', city)),
    courier: useQuote(routeInUkraine('courier', city)),
    self: useQuote(routeInUkraine('self', city)),
  }

  return offered.map(method => {
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
