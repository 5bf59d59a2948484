import * as z from 'zod/mini'

/** As far as servers follow it; commands of another time may have written more, or less of its history. */
const followedSchema = z.looseObject({
  revision: z.int(),
  served: z.array(z.looseObject({ version: z.string(), share: z.number() })),
  versions: z.array(z.looseObject({ version: z.string(), digest: z.string() })),
  previews: z.optional(z.array(z.looseObject({ version: z.string(), digest: z.string(), until: z.iso.datetime() }))),
})

/** May a server follow what the registry says of a part? One that did not ask would fail on every page. */
export function isReadable(releases: unknown): boolean {
  return followedSchema.safeParse(releases).success
}
