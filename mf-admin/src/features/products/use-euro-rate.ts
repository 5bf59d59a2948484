import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { useEndpoint } from '@shop/shell/query'

/** Hryvnias for one euro; undefined until it is known. */
export function useEuroRate(): number | undefined {
  const { data } = useEndpoint(ratesEndpoint, { query: { type: 'currency' } })
  const found = data?.rates.find(rate => 'currency' in rate && rate.currency === 'EUR')
  return found && 'rate' in found ? found.rate : undefined
}
