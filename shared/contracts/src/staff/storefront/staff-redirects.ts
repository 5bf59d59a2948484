import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { defineListFile } from '../list-file.ts'

export const MOST_REDIRECTS = 5000

const access = 'staff:content'
/** Rules of the catalogue decide what may be one: a path of ours, never another host. */
const address = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'too_long'))

export const redirectSchema = z.object({
  /** Folded: small letters, no slash at the end. */
  from: z.string(),
  to: z.string(),
  by: z.string(),
  at: z.string(),
  /** It leads nowhere: the page is gone for good, and the address says so (410). */
  gone: z.optional(z.boolean()),
})
export type Redirect = z.infer<typeof redirectSchema>

const path = '/api/admin/redirects'
const form = z.object({ from: address, to: address })
const all = z.object({ redirects: z.array(redirectSchema) })
const one = z.object({ redirect: redirectSchema })
const removed = z.object({ from: address })

export const redirectsEndpoint = defineEndpoint({
  method: 'GET',
  path,
  access,
  owner: 'catalog',
  summary: 'All redirects, the newest first',
  result: all,
})
export const newRedirectEndpoint = defineEndpoint({
  method: 'POST',
  path,
  access,
  owner: 'catalog',
  action: 'redirect_add',
  audited: 'all',
  summary: 'Leads an old address of ours on to another page of ours',
  success: 201,
  body: form,
  result: one,
})
export const removeRedirectEndpoint = defineEndpoint({
  method: 'DELETE',
  path,
  access,
  owner: 'catalog',
  action: 'redirect_remove',
  audited: 'all',
  summary: 'Removes a redirect',
  body: removed,
  result: z.object({}),
})

export const redirectListFile = defineListFile({
  path,
  rows: 'redirects',
  access,
  owner: 'catalog',
  action: 'redirect_export',
  filter: z.object({}),
})
