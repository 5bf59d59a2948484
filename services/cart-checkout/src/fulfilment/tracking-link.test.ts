import { trackingLink } from './tracking-link.ts'

test.each([
  ['20450123456789', 'https://novaposhta.ua/tracking/?cargo_number=20450123456789'],
  ['0500123456789', 'https://track.ukrposhta.ua/tracking_UA.html?barcode=0500123456789'],
  ['RA123456789UA', 'https://track.ukrposhta.ua/tracking_UA.html?barcode=RA123456789UA'],
  ['NICT-2024', null],
])('a parcel %s is followed at %s', (tracking, link) => {
  expect(trackingLink(tracking)).toBe(link)
})
