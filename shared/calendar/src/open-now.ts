import type { Hours } from './open-days.ts'

const kyiv = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Kyiv',
})
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** When a shop that is open now closes today, HH:MM in Kyiv; null while it is closed. Wherever the customer is, the shop's clock counts. */
export function openUntil(hours: readonly Hours[], now: number): string | null {
  const parts = new Map(kyiv.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = hours[WEEK.indexOf(parts.get('weekday') ?? '')]
  const time = `${parts.get('hour')}:${parts.get('minute')}`
  return today && today.from <= time && time < today.to ? today.to : null
}
