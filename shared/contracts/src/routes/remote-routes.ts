import * as z from 'zod/mini'

/** Views that the host server draws itself, with data for search engines. A page without one is written from its route alone. */
export const serverViews = ['home', 'store', 'product', 'bundle', 'cart'] as const
export type ServerView = (typeof serverViews)[number]

// The first name is fixed: else one remote would answer for all addresses of the others.
const PATH = /^\/(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-z]\w*))*(?:\/:[a-z]\w*\?)*(?:\/\*)?)?$/
const PAGE = /^[a-z0-9-]{1,40}$/
const CALL = /^\/api\/[\w/:-]+$/

const MOST_ROUTES = 60
const LONGEST_PATH = 120
const LONGEST_TITLE = 120
const LONGEST_DESCRIPTION = 320

const text = (longest: number) => {
  const one = z.string().check(z.minLength(1), z.maxLength(longest))
  return z.object({ uk: one, en: one })
}

/** `:article` is that part of the path, `?search` that of the query (left out where the address has none); all else is meant as it stands. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const firstCall = z.object({
  /** The address of a public call in the contracts. */
  call: z.string().check(z.regex(CALL)),
  params: z.optional(values),
  query: z.optional(values),
  /** Unset: what it answers is written into the page, which goes without when it does not come. */
  use: z.optional(
    z.enum([
      // As above, and where the service says `not_found`, there is no such page.
      'needed',
      // As `needed`, but the answer is personal and stays with the server.
      'only-asked',
    ]),
  ),
})

const fields = {
  path: z.string().check(z.regex(PATH), z.maxLength(LONGEST_PATH)),
  /** Its name in the module that the remote exposes, in its chunks and in its budget. */
  page: z.string().check(z.regex(PAGE)),
  /** Who may see it; the guard asks the server first. */
  guard: z.optional(z.enum(['customer', 'guest'])),
  /** The remote has routes of its own below this path: it is told the address, and says who may see what is there. */
  hasOwnRoutes: z.optional(z.literal(true)),
  /** Its address may open something: no other site ever receives it. */
  opens: z.optional(z.literal(true)),
  /** The header lies over the first picture. */
  transparentHeader: z.optional(z.literal(true)),
  /** Nothing around it leads away: the name of the shop, the way back, and help. */
  quietFrame: z.optional(z.literal(true)),
  /** As the browser's tab shows it, the brand behind it. */
  title: text(LONGEST_TITLE),
  /** Unset: the page speaks for the brand. */
  description: z.optional(text(LONGEST_DESCRIPTION)),
  /** Search engines may show it. Unset: it is about its visitor. */
  isIndexed: z.optional(z.boolean()),
  /** It stands in the sitemap as it is; only a path without variable parts can. */
  inSitemap: z.optional(z.boolean()),
  /** What `robots.txt` keeps crawlers away from: the page, or only what a search made of it. */
  isNotCrawled: z.optional(z.union([z.literal(true), z.literal('with-query')])),
  firstCalls: z.optional(z.readonly(z.array(firstCall).check(z.maxLength(8)))),
}

/** The routes of a remote as its sources have them: what a release is held to. */
export const remoteRoutesSchema = z
  .array(
    z
      .strictObject({ ...fields, view: z.optional(z.enum(serverViews)) })
      .check(z.refine(({ path, inSitemap }) => !(inSitemap && /[:*]/.test(path)), 'has no one path for the sitemap')),
  )
  .check(z.maxLength(MOST_ROUTES))

/**
 * The routes as a server reads them in a release, perhaps of a newer tree: fields that it does not know are left aside, and so is a
 * view that it does not know.
 */
export const releasedRoutesSchema = z
  .array(z.object({ ...fields, view: z.optional(z.string()) }))
  .check(z.maxLength(MOST_ROUTES))

/** A page of a remote: its address, and what the server says of it before any script has run. */
export type RemoteRoute = z.infer<typeof remoteRoutesSchema>[number]
/** A route as it stands in a release, perhaps of a newer tree. */
export type ReleasedRoute = z.infer<typeof releasedRoutesSchema>[number]
export type FirstCall = z.infer<typeof firstCall>
