import { transliterate } from '@shop/contracts/delivery/transliterate'
import { ukrainianAreas } from '@shop/contracts/delivery/ukrainian-areas'
import type { Text } from '@shop/contracts/texts/text'
import * as z from 'zod/mini'
import type { CopiedArea, CopiedCity, CopiedDepartment } from './copied-places.ts'

const text = z.string().check(z.trim(), z.minLength(1))
/** The carrier writes the same thing as a number here and as a text there. */
const textOrNumber = z.pipe(z.union([text, z.number()]), z.transform(String))

const areaRow = z.object({ Ref: text, Description: text })
const cityRow = z.object({
  Ref: text,
  Area: text,
  Description: text,
  SettlementTypeDescription: z.optional(z.string()),
})
const departmentRow = z.object({
  Ref: text,
  CityRef: text,
  Number: textOrNumber,
  Description: text,
  ShortAddress: z.optional(z.string()),
  CategoryOfWarehouse: z.optional(z.string()),
  WarehouseStatus: z.optional(z.string()),
  DenyToSelect: z.optional(textOrNumber),
  // Of the whole parcel, and of one of its packages: we send one package. 0 or nothing is no limit.
  TotalMaxWeightAllowed: z.optional(z.unknown()),
  PlaceMaxWeightAllowed: z.optional(z.unknown()),
})

const CRIMEA = 'АРК'
const areaTitles = new Map(ukrainianAreas.map(title => [title.uk, title]))

export function toArea(raw: unknown): CopiedArea | null {
  const { data } = areaRow.safeParse(raw)
  if (!data) return null
  const uk = data.Description === CRIMEA ? 'Автономна Республіка Крим' : typographic(data.Description)
  return { ref: data.Ref, title: areaTitles.get(uk) ?? { uk, en: transliterate(uk) } }
}

export function toCity(raw: unknown): CopiedCity | null {
  const { data } = cityRow.safeParse(raw)
  if (!data) return null
  const uk = typographic(data.Description)
  const title = { uk, en: transliterate(uk) }
  return { ref: data.Ref, area_ref: data.Area, title, rank: rankOf(data.SettlementTypeDescription) }
}

/** Null also for a department that parcels cannot be sent to. */
export function toDepartment(raw: unknown): CopiedDepartment | null {
  const { data } = departmentRow.safeParse(raw)
  if (!data || isClosed(data)) return null
  const { Ref, CityRef, Number: number, CategoryOfWarehouse } = data
  const type = CategoryOfWarehouse === 'Postomat' ? 'postomat' : 'branch'
  const rank = Number(number) || 0
  return { ref: Ref, city_ref: CityRef, number, type, title: departmentTitle(data, type), rank, ...limitOf(data) }
}

type Department = z.infer<typeof departmentRow>

function isClosed({ DenyToSelect = '0', WarehouseStatus = 'Working' }: Department): boolean {
  return DenyToSelect === '1' || DenyToSelect === 'true' || WarehouseStatus !== 'Working'
}

function limitOf({ TotalMaxWeightAllowed, PlaceMaxWeightAllowed }: Department): { max_kg?: number } {
  const limits = [TotalMaxWeightAllowed, PlaceMaxWeightAllowed].map(Number).filter(kg => kg > 0)
  return limits.length > 0 ? { max_kg: Math.min(...limits) } : {}
}

/** The carrier knows no English: the number says which one it is, the address is transliterated. */
function departmentTitle({ Description, Number: number, ShortAddress }: Department, type: 'branch' | 'postomat'): Text {
  const uk = typographic(Description)
  const name = `${type === 'postomat' ? 'Postomat' : 'Branch'} No. ${number}`
  const street = (ShortAddress ?? '').split(',').slice(1).join(',').trim() || uk.split(':').slice(1).join(':').trim()
  return { uk, en: street ? `${name}: ${transliterate(typographic(street))}` : name }
}

function typographic(text: string): string {
  return text
    .replace(/['`ʼ]/g, '’')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Towns before villages: that is what most look for. */
function rankOf(settlementType = ''): number {
  if (settlementType === 'місто') return 0
  return settlementType.startsWith('селище') ? 1 : 2
}
