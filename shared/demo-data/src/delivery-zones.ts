/** A carrier goes to a country only when a row says so; the zone finds the price. */
type DemoDeliveryZone = { country: string; service: string; zone: string; is_demo: boolean }

const european = split('AL AD BA CH FO GB GE GI IS LI MC MD ME MK NO RS SM TR VA')
const union = split('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')
const american = split('AR BR CA CL CO CR DO EC GT JM MX PA PE PR US UY')
const farther = split('AE AM AU AZ BH CN EG HK IL IN JO JP KG KR KW KZ LB MA MY NZ OM QA SA SG TH TN TW UZ VN ZA')

export const deliveryZones: DemoDeliveryZone[] = [
  ...zone('ukrposhta', 'EU', union),
  ...zone('ukrposhta', 'EUROPE', european),
  ...zone('ukrposhta', 'AMERICAS', american),
  ...zone('ukrposhta', 'WORLD', farther),
  ...zone('nova-poshta', 'PL', ['PL']),
  ...zone('nictarin', 'EU', union),
  ...zone('nictarin', 'AMERICAS', ['US', 'CA']),
]

function zone(service: string, name: string, codes: string[]): DemoDeliveryZone[] {
  return codes.map(country => ({ country, service, zone: name, is_demo: true }))
}

function split(codes: string): string[] {
  return codes.split(' ')
}
