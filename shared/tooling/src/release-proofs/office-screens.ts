import path from 'node:path'
import { staffRights } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { root } from '../webpack/root.ts'

const screensSchema = z.array(
  z.object({ path: z.string(), right: z.optional(z.enum(staffRights)), opensTo: z.optional(z.string()) }),
)

/** A screen of the back office: who may see it. Without a right all staff may; `opensTo` others than staff. */
export type OfficeScreen = z.infer<typeof screensSchema>[number]

/** The screens that the sources of the back office list; to the shop they are one page, so its routes do not name them. */
export async function readOfficeScreens(): Promise<OfficeScreen[]> {
  const { officeRoutes } = await import(path.join(root, 'mf-admin/src/routes.ts'))
  return screensSchema.parse(officeRoutes)
}
