import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import type { DeliveryAtHome } from '@shop/contracts/customers/profile'
import { type Places, useCities, useDepartments } from '@shop/forms/places'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Facts } from '../../customer/Card.tsx'
import { useTexts } from '../../use-texts.ts'

/** The saved places by their names: the account keeps only what the carrier calls them. */
export function AtHomeText({ delivery }: { delivery: DeliveryAtHome }) {
  const { t } = useTexts()
  const method = t(`personal.delivery.methods.${delivery.delivery_method}`)
  return (
    <Facts
      facts={[
        { name: t('personal.delivery.method'), value: method },
        { name: t('personal.delivery.where'), value: <Where delivery={delivery} /> },
      ]}
    />
  )
}

function Where({ delivery }: { delivery: DeliveryAtHome }) {
  const isByPost = delivery.delivery_method !== 'self'
  const cities = useCities(isByPost ? delivery.area : '')
  const departments = useDepartments(delivery.delivery_method === 'post' ? delivery.city : '')
  if (delivery.delivery_method === 'self') return <Shop id={delivery.self_delivery} />
  const parts = [
    named(cities, delivery.city),
    delivery.delivery_method === 'post' ? named(departments, delivery.post_office) : delivery.courier_delivery,
  ]
  if (cities.isLoading || departments.isLoading) return <Skeleton width="half" />
  return parts.filter(part => part !== '').join(', ')
}

function Shop({ id }: { id: string }) {
  const { text } = useFormat()
  const shop = useEndpoint(allShopsEndpoint, {}).data?.shops.find(shop => shop.id === id)
  return shop ? `${text(shop.city)}, ${text(shop.address)}` : <Skeleton width="half" />
}

function named({ items }: Places, ref: string): string {
  return items.find(({ id }) => id === ref)?.label ?? ''
}
