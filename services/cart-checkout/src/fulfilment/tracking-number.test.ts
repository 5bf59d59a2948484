import type { Delivery } from '@shop/contracts/delivery/delivery'
import { checkTracking, exampleTracking, trackingLink } from './tracking-number.ts'

const ukraine = { type: 'ukraine', area: 'aaaaaaaa', city: 'bbbbbbbb' } as const
const byPost: Delivery = { ...ukraine, delivery_method_option: 'post', post_office: 'cccccccc' }
const byCourier: Delivery = { ...ukraine, delivery_method_option: 'courier', courier_delivery: 'Nova St, 1' }
const abroad = (service: string): Delivery => ({
  type: 'international',
  country: 'PL',
  service,
  state: 'Mazowieckie',
  city: 'Warszawa',
  address: 'Nowy Świat 14',
  postal_code: '00-001',
})

test.each([
  ['a department of Nova Poshta', byPost, '20450123456789'],
  ['a courier of Nova Poshta', byCourier, '59000123456789'],
  ['Ukrposhta', abroad('ukrposhta'), 'RA123456785UA'],
  ['Nova Poshta abroad, which uses letters too', abroad('nova-poshta'), 'SHPL0012345678'],
  ['a carrier whose form nobody knows', abroad('nictarin'), 'NICT-2024'],
])('a number of %s is accepted', (_carrier, delivery, tracking) => {
  expect(() => checkTracking(delivery, tracking)).not.toThrow()
})

test.each([
  ['a digit short for Nova Poshta', byPost, '2045012345678', 'tracking_nova_poshta'],
  ['letters for Nova Poshta', byCourier, 'RA123456785UA', 'tracking_nova_poshta'],
  ['two digits swapped for Ukrposhta', abroad('ukrposhta'), 'RA123456875UA', 'tracking_ukrposhta'],
  ['posted in another country', abroad('ukrposhta'), 'RA123456785PL', 'tracking_ukrposhta'],
  ['of Nova Poshta, while Ukrposhta carries it', abroad('ukrposhta'), '20450123456789', 'tracking_ukrposhta'],
])('a number %s is refused, with the form it should have', (_why, delivery, tracking, problem) => {
  expect(() => checkTracking(delivery, tracking)).toThrow(
    expect.objectContaining({ code: 'validation', details: { fields: { tracking: problem } } }),
  )
})

test.each([[byPost], [abroad('ukrposhta')], [abroad('nictarin')]])(
  'an example of a number passes its own check',
  delivery => {
    expect(() => checkTracking(delivery, exampleTracking(delivery))).not.toThrow()
  },
)

test.each([
  ['in Ukraine', byPost, '20450123456789', 'https://novaposhta.ua/tracking/?cargo_number=20450123456789'],
  [
    'abroad with Nova Poshta',
    abroad('nova-poshta'),
    'NP00012345UA',
    'https://novaposhta.ua/tracking/?cargo_number=NP00012345UA',
  ],
  [
    'abroad with Ukrposhta',
    abroad('ukrposhta'),
    'RA123456785UA',
    'https://track.ukrposhta.ua/tracking_UA.html?barcode=RA123456785UA',
  ],
  ['with a carrier that we know no page of', abroad('nictarin'), '20450123456789', null],
])('a parcel %s is followed where its carrier shows it', (_, delivery, tracking, link) => {
  expect(trackingLink(delivery, tracking)).toBe(link)
})
