import type { Text } from '@shop/contracts/texts/text'
import type { DemoPrice } from './articles/demo-article.ts'

type DeliveryMethod = 'post' | 'courier' | 'self' | 'international'

/** The first row whose weight is not exceeded gives the price; beyond the last row the method is not offered. */
type DemoDeliveryRate = {
  service: string
  zone: string
  method: DeliveryMethod
  weight_to_kg: number
  price: DemoPrice
  is_demo: boolean
}

type DemoDeliveryService = { slug: string; title: Text; days_min: number; days_max: number }

/** Carriers to other countries. */
export const internationalServices: DemoDeliveryService[] = [
  { slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, days_min: 28, days_max: 56 },
  { slug: 'nova-poshta', title: { uk: 'Нова пошта', en: 'Nova Poshta' }, days_min: 3, days_max: 7 },
  { slug: 'nictarin', title: { uk: 'Nictarin (прискорена)', en: 'Nictarin (expedited)' }, days_min: 7, days_max: 14 },
]

/** Demonstration figures: staff replace them with those of their contracts. */
export const deliveryRates: DemoDeliveryRate[] = [
  ...rows('nova-poshta', 'UA', 'post', [
    [1, 80],
    [2, 90],
    [5, 120],
    [10, 160],
    [30, 280],
  ]),
  ...rows('nova-poshta', 'UA', 'courier', [
    [1, 125],
    [2, 135],
    [5, 165],
    [10, 210],
    [30, 330],
  ]),
  ...rows('shop', 'UA', 'self', [[1000, 0]]),
  ...rows('ukrposhta', 'EU', 'international', [
    [0.5, 520],
    [1, 690],
    [2, 950],
    [5, 1480],
    [10, 2350],
    [20, 3900],
  ]),
  ...rows('ukrposhta', 'EUROPE', 'international', [
    [0.5, 560],
    [1, 740],
    [2, 1020],
    [5, 1590],
    [10, 2540],
    [20, 4200],
  ]),
  ...rows('ukrposhta', 'AMERICAS', 'international', [
    [0.5, 720],
    [1, 980],
    [2, 1450],
    [5, 2680],
    [10, 4700],
    [20, 8600],
  ]),
  ...rows('ukrposhta', 'WORLD', 'international', [
    [0.5, 760],
    [1, 1060],
    [2, 1590],
    [5, 2950],
    [10, 5200],
    [20, 9400],
  ]),
  ...rows('nova-poshta', 'PL', 'international', [
    [1, 420],
    [2, 480],
    [5, 620],
    [10, 860],
    [30, 1700],
  ]),
  ...rows('nictarin', 'EU', 'international', [
    [0.5, 1150],
    [1, 1380],
    [2, 1690],
    [5, 2600],
    [10, 4100],
  ]),
  ...rows('nictarin', 'AMERICAS', 'international', [
    [0.5, 1650],
    [1, 1980],
    [2, 2540],
    [5, 4300],
    [10, 7200],
  ]),
]

function rows(service: string, zone: string, method: DeliveryMethod, steps: [number, number][]): DemoDeliveryRate[] {
  return steps.map(([weight_to_kg, hryvnias]) => ({
    service,
    zone,
    method,
    weight_to_kg,
    price: { uah: hryvnias * 100, eur: null },
    is_demo: true,
  }))
}
