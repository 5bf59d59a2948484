import type { TrackingStatus } from '../../order/shipment.ts'
import { isNovaPoshtaNumber, trackingStatus } from './parcel.ts'

test.each<[string, string, TrackingStatus]>([
  ['a label that was printed, and nothing handed in yet', '1', 'on_its_way'],
  ['a label that was deleted', '2', 'unknown'],
  ['a number that nobody knows', '3', 'unknown'],
  ['still in the town it left from', '4', 'on_its_way'],
  ['between towns', '5', 'on_its_way'],
  ['lying in the department', '7', 'on_its_way'],
  ['lying in the parcel locker', '8', 'on_its_way'],
  ['fetched', '9', 'received'],
  ['fetched, money will come', '10', 'received'],
  ['fetched, money has come', '11', 'received'],
  ['with the courier', '101', 'on_its_way'],
  ['refused, a return is ordered', '102', 'returned'],
  ['refused', '103', 'returned'],
  ['sent on elsewhere', '104', 'on_its_way'],
  ['kept for too long', '105', 'returned'],
  ['fetched, papers go back', '106', 'received'],
  ['nobody was at home', '111', 'on_its_way'],
  ['the customer chose another day', '112', 'on_its_way'],
  ['a code from after our time', '999', 'on_its_way'],
])('%s (%s) is %s', (_, code, status) => {
  expect(trackingStatus(code)).toBe(status)
})

test('the carrier is asked only about numbers of its own', () => {
  expect(isNovaPoshtaNumber('20450123456789')).toBe(true)
  expect(isNovaPoshtaNumber('RA123456789UA')).toBe(false)
})
