/** A parcel of whole kilograms to a city; the carrier's price for it does not change within a day. */
export type Parcel = { city: string; method: 'post' | 'courier'; kg: number; valueUah: number }
