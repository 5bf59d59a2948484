/** Random bytes come in from outside, so that a test can tell what a ref will be. */
export type RandomBytes = (count: number) => Uint8Array

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const REF_CHARACTERS = 13

/** `26-000123`: the year and the running number in it. */
export function orderNumber(year: number, count: number): string {
  return `${String(year % 100).padStart(2, '0')}-${String(count).padStart(6, '0')}`
}

/** The number and 65 random bits, so that nobody walks from one order to the next. */
export function orderRef(number: string, random: RandomBytes): string {
  const letters = Array.from(random(REF_CHARACTERS), byte => BASE32.charAt(byte & 31))
  return `${number}-${letters.join('')}`
}

/** The running number of a payment attempt makes its id: `26-000123-1`. */
export function paymentId(number: string, attempt: number): string {
  return `${number}-${attempt}`
}

/** The order number inside a payment id, or null when it is no id of ours. */
export function numberOfPayment(id: string): string | null {
  return id.match(/^(T?\d{2}-\d{6})-\d{1,4}$/)?.[1] ?? null
}

/** `T26-000001`: an order that was agreed upon elsewhere and is only paid here. */
export function thirdPartyNumber(year: number, count: number): string {
  return `T${orderNumber(year, count)}`
}

export function isThirdPartyNumber(number: string): boolean {
  return number.startsWith('T')
}
