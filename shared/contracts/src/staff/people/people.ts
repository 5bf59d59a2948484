import * as z from 'zod/mini'
import { emailSchema } from '../../contact.ts'
import { staffRoles } from '../../customers/session-check.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { line, localeSchema } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

/** `invited` has not chosen a password yet; `off` cannot sign in. */
export const personStates = ['invited', 'active', 'off'] as const

const personSchema = z.object({
  id: z.string(),
  login: z.string(),
  /** Null for the first owner, whom the environment names. */
  email: z.nullable(z.string()),
  role: z.enum(staffRoles),
  locale: localeSchema,
  state: z.enum(personStates),
  second_factor: z.boolean(),
  /** The owner requires the second factor of this person. */
  second_factor_required: z.boolean(),
  created_at: z.string(),
  /** Until when the link that was sent last can be opened; null when there is none. */
  link_until: z.nullable(z.string()),
  ...changedSchema,
})
export type Person = z.infer<typeof personSchema>

/** A longer one cannot be used to sign in. */
export const LONGEST_LOGIN = 100

const loginSchema = line(LONGEST_LOGIN, 'login_required').check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._+@-]*$/u, 'login_incorrect'),
)

/** What the owner fills in to invite a person; without a login the address is the login. */
export const invitationFormSchema = z
  .object({
    email: emailSchema,
    login: z.optional(loginSchema),
    role: z.enum(staffRoles),
    /** Of the email that invites. */
    locale: localeSchema,
  })
  .check(
    z.refine(({ email, login = email }) => login.length <= LONGEST_LOGIN, {
      error: 'login_from_email_long',
      path: ['login'],
    }),
  )
export type InvitationForm = z.infer<typeof invitationFormSchema>

const rulesSchema = z.object({
  /** Everybody must have a second factor. */
  second_factor_required: z.boolean(),
})

const access = 'staff:staff'
const path = '/api/admin/staff'
const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })
const one = z.object({ person: personSchema })
const nothing = z.object({})

export const peopleEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Everybody who may sign in to the back office, and who was invited or switched off',
  access,
  result: z.object({ people: z.array(personSchema), rules: rulesSchema }),
})
/** Its own path: below `/staff` every name is a person’s. */
export const peopleListFile = defineListFile({
  path: '/api/admin/staff-list',
  rows: 'people of the back office',
  access,
  action: 'staff_export',
  filter: z.object({}),
})
export const invitePersonEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Invites a person by email; the link in it lives for 72 hours and opens once',
  access,
  action: 'staff_invite',
  audited: 'all',
  success: 201,
  body: invitationFormSchema,
  result: one,
})
export const changePersonEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes role and address; another role ends the sessions of that person',
  access,
  action: 'staff_change',
  audited: 'all',
  params,
  body: z.object({
    email: z.nullable(emailSchema),
    role: z.enum(staffRoles),
    locale: localeSchema,
    second_factor_required: z.boolean(),
    revision: revisionSchema,
  }),
  result: one,
})
export const sendPersonLinkEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/send-link`,
  summary: 'Sends a link to choose a password: the invitation again, or a new password instead of the present one',
  access,
  action: 'staff_send_link',
  audited: 'all',
  params,
  body: nothing,
  result: one,
})
export const switchPersonOffEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/switch-off`,
  summary: 'Switches a person off at once: every session ends. The last active owner stays',
  access,
  action: 'staff_switch_off',
  audited: 'all',
  params,
  body: nothing,
  result: one,
})
export const switchPersonOnEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/switch-on`,
  summary: 'Lets a person sign in again, with the password of before',
  access,
  action: 'staff_switch_on',
  audited: 'all',
  params,
  body: nothing,
  result: one,
})
/** Its own path: below `/staff` every name is a person’s. */
export const changeStaffRulesEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/staff-rules',
  summary: 'Requires the second factor of everybody, or no longer',
  access,
  action: 'staff_rules',
  audited: 'all',
  body: rulesSchema,
  result: z.object({ rules: rulesSchema }),
})
