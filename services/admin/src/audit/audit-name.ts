import { kindOfAction } from '@shop/contracts/staff/people/audit'
import { type Text, textSchema } from '@shop/contracts/texts/text'
import * as z from 'zod/mini'
import type { StoredEntry } from './audit-entry.ts'

const fileSchema = z.object({ file_name: z.string() })
const shopSchema = z.object({ city: textSchema, address: textSchema })
const pageSchema = z.object({ title: textSchema })

/** What staff call the subject of an entry whose subject is an id; null where the subject is its name. */
export function nameOf({ action, asked, before, after }: StoredEntry): Text | string | null {
  const kind = kindOfAction(action)
  if (kind === 'import') return fileSchema.safeParse(asked).data?.file_name ?? null
  const state = after ?? before
  if (kind === 'text') return pageSchema.safeParse(state).data?.title ?? null
  const shop = kind === 'shop' ? shopSchema.safeParse(state).data : undefined
  return shop ? { uk: `${shop.city.uk}, ${shop.address.uk}`, en: `${shop.city.en}, ${shop.address.en}` } : null
}
