import * as z from 'zod/mini'
import type { TrackingStatus } from '../../order/shipment.ts'
import { CarrierSilence } from './carrier-silence.ts'
import { callNovaPoshta, type NovaPoshtaAccount } from './nova-poshta-api.ts'
import { isNovaPoshtaNumber, SENT_ON, trackingStatus } from './parcel.ts'

/** The status of each number; one that the carrier left out is missing. */
export type TrackingStatuses = ReadonlyMap<string, TrackingStatus>

/** @throws CarrierSilence when there is no answer that can be believed. */
export type TrackParcels = (numbers: readonly string[]) => Promise<TrackingStatuses>

/** The carrier refuses to answer about more at once. */
const NUMBERS_AT_ONCE = 100
/** A customer may send a parcel on to another department, and then to another one. */
const MOST_TIMES_SENT_ON = 3

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const rowSchema = z.object({
  Number: text,
  StatusCode: text,
  LastCreatedOnTheBasisNumber: z.optional(z.nullable(text)),
})
type Row = z.infer<typeof rowSchema>

/** Asks Nova Poshta where parcels are; null without an account, when nobody can be asked. */
export function openTracking(account: NovaPoshtaAccount | null): TrackParcels | null {
  return account && (numbers => track(account, numbers, MOST_TIMES_SENT_ON))
}

async function track(
  account: NovaPoshtaAccount,
  numbers: readonly string[],
  timesSentOn: number,
): Promise<TrackingStatuses> {
  const rows = await rowsOf(account, [...new Set(numbers)])
  const statuses = new Map(rows.map(row => [row.Number, trackingStatus(row.StatusCode)]))
  // Under its first number a parcel that was sent on stands still for ever.
  const sentOn = timesSentOn > 0 ? rows.flatMap(nextNumber) : []
  if (sentOn.length === 0) return statuses
  const nextNumbers = sentOn.map(({ to }) => to)
  const there = await track(account, nextNumbers, timesSentOn - 1)
  for (const { from, to } of sentOn) statuses.set(from, there.get(to) ?? 'on_its_way')
  return statuses
}

function nextNumber({ Number: from, StatusCode, LastCreatedOnTheBasisNumber: to }: Row) {
  return StatusCode === SENT_ON && to && isNovaPoshtaNumber(to) ? [{ from, to }] : []
}

/** No phone goes out with a number: the status of a parcel is given without one, and we want to know nothing else. */
async function rowsOf(account: NovaPoshtaAccount, numbers: readonly string[]): Promise<Row[]> {
  const found: Row[] = []
  for (let first = 0; first < numbers.length; first += NUMBERS_AT_ONCE) {
    const Documents = numbers.slice(first, first + NUMBERS_AT_ONCE).map(DocumentNumber => ({ DocumentNumber }))
    const question = { model: 'TrackingDocument', method: 'getStatusDocuments', properties: { Documents } } as const
    const { rows } = await callNovaPoshta(account, question)
    const read = rows.flatMap(row => rowSchema.safeParse(row).data ?? [])
    if (read.length === 0) throw new CarrierSilence('getStatusDocuments: no parcel was told of')
    found.push(...read)
  }
  return found
}
