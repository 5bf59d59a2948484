import { call } from '@shop/api-client/call'
import {
  type DeliveryServiceView,
  deliveryPriceEndpoint,
  deliveryServicesEndpoint,
} from '@shop/contracts/delivery/international-delivery'
import { ShopError } from '@shop/contracts/errors'
import { $currency } from '@shop/shell/locale'
import { useEndpoint, useQuery } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { useQuote } from '../../../quoted-cart/use-cart.ts'

/** `refused`: the carrier takes no parcel of this weight; null: not known yet. */
export type ServiceAbroad = DeliveryServiceView & { price: number | 'refused' | null }

type ServicesAbroad = {
  services: ServiceAbroad[] | null
  currency: 'UAH' | 'EUR'
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** Who goes to the country, and what each takes for this very cart; the prices come after the names, in their places. */
export function useServicesAbroad(country: string): ServicesAbroad {
  const currency = useStore($currency)
  // The goods alone: the whole quote is refused when the chosen carrier is, and would take the weight with it.
  const goods = useQuote({})
  const weight = goods.data?.quote.weight ?? null
  const named = useEndpoint(deliveryServicesEndpoint, { params: { code: country } })
  const slugs = named.data?.services.map(({ slug }) => slug) ?? []
  const prices = useQuery({
    queryKey: [deliveryPriceEndpoint.path, country, slugs, weight, currency],
    queryFn: ({ signal }) => Promise.all(slugs.map(service => priceOf({ country, service, weight, currency }, signal))),
    enabled: slugs.length > 0 && weight !== null,
  })
  const asked = [named, prices, goods]

  return {
    services:
      named.data?.services.map((service, index) => ({ ...service, price: prices.data?.[index] ?? null })) ?? null,
    currency,
    isLoading: asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError, data }) => isError && !data),
    retry: () => asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

type Parcel = { country: string; service: string; weight: number | null; currency: 'UAH' | 'EUR' }

async function priceOf(
  { country, service, weight, currency }: Parcel,
  signal: AbortSignal,
): Promise<number | 'refused'> {
  const body = { country_code: country, service, weight: weight ?? 0, currency }
  try {
    return (await call(deliveryPriceEndpoint, { body }, { signal })).data.price
  } catch (error) {
    if (error instanceof ShopError && error.code === 'delivery_not_available') return 'refused'
    throw error
  }
}
