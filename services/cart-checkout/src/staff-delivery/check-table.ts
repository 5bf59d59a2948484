import type { DeliveryForm, TariffRow } from '@shop/contracts/staff/staff-delivery'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { countryOf } from '../location/countries.ts'
import { UKRAINE, ukrainianService } from '../rates/find-rate.ts'

type Problems = Record<string, string>

/**
 * Tariffs without an overlap and without a hole (docs/rules.md, "Delivery"): the steps of a tariff grow, each country and carrier leads to a zone
 * that has tariffs. A weight above the last step is no fault: there the method is not offered.
 * @throws ShopError validation, with the row and field of each fault.
 */
export function checkDeliveryTable(form: DeliveryForm): void {
  const fields = { ...rowProblems(form), ...serviceProblems(form), ...zoneProblems(form) }
  refuseFields(fields)
}

function rowProblems({ rows, services }: DeliveryForm): Problems {
  const problems: Problems = {}
  const reached = new Map<string, number>()
  const slugs = new Set(services.map(({ slug }) => slug))
  for (const [index, row] of rows.entries()) {
    if (!isServed(row, slugs)) problems[`rows.${index}.service`] = 'service_not_known'
    if ((row.zone === UKRAINE) !== (row.method !== 'international')) problems[`rows.${index}.zone`] = 'zone_invalid'
    const before = reached.get(tariffOf(row)) ?? 0
    if (row.weight_to_kg <= before) problems[`rows.${index}.weight_to_kg`] = 'step_overlaps'
    reached.set(tariffOf(row), Math.max(before, row.weight_to_kg))
  }
  return problems
}

function serviceProblems({ services }: DeliveryForm): Problems {
  const problems: Problems = {}
  for (const [index, { slug, days_min, days_max }] of services.entries()) {
    if (services.findIndex(other => other.slug === slug) !== index) problems[`services.${index}.slug`] = 'name_taken'
    if (days_max < days_min) problems[`services.${index}.days_max`] = 'days_order'
  }
  return problems
}

function zoneProblems({ rows, services, zones }: DeliveryForm): Problems {
  const problems: Problems = {}
  const slugs = new Set(services.map(({ slug }) => slug))
  const priced = new Set(rows.map(tariffOf))
  const seen = new Set<string>()
  for (const [index, { country, service, zone }] of zones.entries()) {
    if (country === UKRAINE || !countryOf(country)) problems[`zones.${index}.country`] = 'country_not_known'
    if (seen.has(`${country} ${service}`)) problems[`zones.${index}.country`] = 'country_twice'
    seen.add(`${country} ${service}`)
    if (!slugs.has(service)) problems[`zones.${index}.service`] = 'service_not_known'
    else if (!priced.has(tariffOf({ service, zone, method: 'international' })))
      problems[`zones.${index}.zone`] = 'zone_without_rows'
  }
  return problems
}

function isServed({ method, service }: TariffRow, abroad: ReadonlySet<string>): boolean {
  return method === 'international' ? abroad.has(service) : service === ukrainianService[method]
}

function tariffOf({ service, zone, method }: Pick<TariffRow, 'service' | 'zone' | 'method'>): string {
  return `${service} ${zone} ${method}`
}
