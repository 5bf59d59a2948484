import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { formatAmount } from '@shop/shell/format'
import type { RadioCard } from '@shop/ui-kit/choices/RadioCards'
import { useQuote } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import type { DeliveryMethod } from '../form/checkout-form.ts'
import { routeInUkraine, useOfferedDelivery } from '../use-delivery-route.ts'

type DeliveryOption = RadioCard & { value: DeliveryMethod }

export function isDeliveryMethod(name: string): name is DeliveryMethod {
  return deliveryMethods.some(method => method === name)
}

/** The ways to get the parcel that the shop has, each with its own price for this very cart. */
export function useDeliveryOptions(city: string): DeliveryOption[] {
  const { t } = useTexts()
  const { methods: offered, isKnown } = useOfferedDelivery()
  const isAsked = (method: DeliveryMethod) => isKnown && offered.includes(method)
  const quotes = {
    post: useQuote({ delivery: routeInUkraine('post', city), isWanted: isAsked('post') }),
    courier: useQuote({ delivery: routeInUkraine('courier', city), isWanted: isAsked('courier') }),
    self: useQuote({ delivery: routeInUkraine('self', city), isWanted: isAsked('self') }),
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
