import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '@shop/calendar/durations'
import { createDemoDirectory } from '@shop/cart-checkout/ports/delivery-directory/demo-directory'
import { createDirectoryCopy, noCopy } from '@shop/cart-checkout/ports/delivery-directory/directory-copy.repository'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { toPost } from '@shop/testing/checkout'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'

const FOR_MS = 6000
const QUICK_MS = 2000
const carrierAway = path.resolve(import.meta.dirname, '../silence-carrier.ts')

/** B8: the carrier hangs. Its places come out of our copy, its prices out of our table, and a courier needs none of it. */
export const carrierScenarios: Scenario[] = [
  {
    id: 'B8',
    name: 'the carrier does not answer',
    async run(environment) {
      await takeCopy(environment)
      const { shape, tally } = environment
      const checkout = shape.processes['cart-checkout']
      tally.fault()
      await checkout.killInto(
        {
          NODE_OPTIONS: `--import=${carrierAway}`,
          DELIVERY_DIRECTORY: 'nova-poshta',
          NOVA_POSHTA_KEY: 'only-for-fault-runs',
          NOVA_POSHTA_SENDER_CITY: toPost.city ?? '',
        },
        0,
      )
      await checkout.ready()
      await mustBeQuick(environment)
      await pause(FOR_MS)
      await mustBeQuick(environment)
      tally.fault()
      await checkout.killInto({}, 0)
      await checkout.ready()
    },
  },
]

/** What an earlier day's copy holds: the places that the buyers of this run name. A new copy is due. */
async function takeCopy({ databases }: Environment): Promise<void> {
  const copies = createDirectoryCopy(databases('cart-checkout'))
  const demo = createDemoDirectory()
  const { area = '', city = '' } = toPost
  const areas = await demo.areas()
  const cities = await demo.citiesOf(area)
  const departments = await demo.departmentsOf(city)
  const copy = randomUUID()
  const withRanks = <Place>(places: readonly Place[]) => places.map((place, rank) => ({ ...place, rank }))
  const places = {
    areas,
    cities: withRanks(cities),
    departments: withRanks(departments).map(at => ({ ...at, city_ref: city })),
  }
  await copies.add(copy, places)
  const counts = { areas: areas.length, cities: cities.length, departments: departments.length }
  await copies.replace(noCopy, { ...noCopy, copy, taken_at: new Date(Date.now() - 26 * HOUR_MS), counts })
}

/** A shopper sees the places at once and orders by a typed address. */
async function mustBeQuick({ shape }: Environment): Promise<void> {
  const guest = createBrowser(shape.url)
  const began = performance.now()
  const { status, body } = await guest.get('/api/location/all-areas')
  const isThere = status === 200 && Array.isArray(body.areas) && body.areas.length > 0
  if (!isThere) throw new Error(`the carrier's areas were answered ${status}`)
  const [size] = sizes
  const courier = { delivery_method_option: 'courier', courier_delivery: 'вул. Левадна, 14, кв. 3' }
  const bought = await buy(guest, size ? [{ ...size, count: 1 }] : [], { delivery: { ...toPost, ...courier } })
  if (bought.status !== 201) throw new Error(`an order by courier was answered ${bought.status} ${bought.text}`)
  const ms = performance.now() - began
  if (ms > 3 * QUICK_MS) throw new Error(`places and an order took ${Math.round(ms)} ms`)
}
