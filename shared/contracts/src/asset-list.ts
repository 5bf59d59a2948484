import * as z from 'zod/mini'
import { releasedRoutesSchema } from './routes/remote-routes.ts'
import { releasedFileSchema, SERVICE_SOURCES, STORED_DOCUMENTS } from './staff/release-store.ts'

/** The list of a version's files; its digest names the version. */
export const ASSET_LIST = 'assets.json'

const MOST_FILES = 3000
const MOST_OF_CHUNK = 500
const LONGEST_NAME = 200

const name = z.string().check(z.maxLength(LONGEST_NAME))
const names = z.array(name).check(z.maxLength(MOST_FILES))
const fileNames = z.array(releasedFileSchema)

const hash = z.string().check(z.regex(/^sha256-[A-Za-z\d+/]{43}=$/))
const integrity = z.record(releasedFileSchema, hash).check(
  z.refine(files => isWithin(Object.keys(files).length, 1, MOST_FILES), `names no file, or more than ${MOST_FILES}`),
  z.refine(files => !(ASSET_LIST in files), 'names itself'),
)

/** What every list states, also that of the services: what each file must hold, as `integrity` attributes say it. */
export const statedFilesSchema = z.object({ integrity })

/** The list of a version of a service: its whole commit, which names the version, and what its files hold. */
export const serviceListSchema = z.object({
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  integrity: z.object({ [SERVICE_SOURCES]: hash, [STORED_DOCUMENTS]: z.optional(hash) }),
})

/**
 * The asset list of a part: what the store takes, what the host server writes pages from and what a release is compared with. All else
 * in it is left aside, as a newer release may say more; a file that has no hash is none of it.
 */
export const assetListSchema = z
  .object({
    integrity,
    /** Files of each entry and named chunk. */
    chunks: z.record(name, fileNames.check(z.maxLength(MOST_OF_CHUNK))),
    files: fileNames.check(z.maxLength(MOST_FILES)),
    /** The list of what scripts and styles must hold, which is public. */
    integrityFile: releasedFileSchema,
    /** Modules that it brings for others and takes of them, and in which versions it wants the packages that all apps of a page share. */
    shared: z.optional(
      z.object({ provides: z._default(names, []), takes: z._default(names, []), packages: z.record(name, name) }),
    ),
    /** The pages of a remote; builds of long ago do not say them. */
    routes: z.optional(releasedRoutesSchema),
  })
  .check(
    z.refine(
      ({ integrity, ...list }) => fileNamesOf(list).every(file => file in integrity),
      'names a file without a hash',
    ),
  )

export type ReleasedAssets = z.infer<typeof assetListSchema>

/** What a list could not be read for: the member, and what is wrong with it. */
export function assetListProblem(list: unknown): string | null {
  const [issue] = assetListSchema.safeParse(list).error?.issues ?? []
  return issue ? `${ASSET_LIST} cannot be read: ${issue.path.join('.') || 'it'} (${issue.message})` : null
}

function fileNamesOf({ chunks, files, integrityFile }: Omit<ReleasedAssets, 'integrity'>): string[] {
  return [...Object.values(chunks).flat(), ...files, integrityFile]
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}
