import type { Metrics } from '@shop/service-kit/app/metrics'
import { DEFAULT_ORIGIN } from '@shop/service-kit/app/shown-origin'
import { createGuessDelay, type Wait } from '@shop/service-kit/auth/guess-delay'
import { createKnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { Limits } from '@shop/service-kit/auth/limits'
import { createPasswords } from '@shop/service-kit/auth/passwords'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Guards } from '@shop/service-kit/calls/guards'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Log } from '@shop/service-kit/log/log'
import type { MailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Jobs } from '@shop/service-kit/process/jobs'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import type { AuditLog } from '../audit/audit-log.ts'
import { openStaffEmails } from '../emails/open-emails.ts'
import { notificationLinkRoutes, ownNotificationRoutes } from '../notifications/notification.routes.ts'
import { createNotifications } from '../notifications/notifications.repository.ts'
import { addNotifyStaffCalls, NOTIFICATION_EFFECT } from '../notifications/notify-staff.calls.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { preferencesRoutes } from '../preferences/preferences.routes.ts'
import { createSecondFactors } from '../second-factor/second-factor.repository.ts'
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts'
import { stepUpRoutes } from '../second-factor/step-up.routes.ts'
import { createTickets } from '../second-factor/ticket.repository.ts'
import { createStaff, type NewStaff } from '../staff/create-staff.ts'
import { ensureOwner, type FirstStaff, type Operator } from '../staff/first-staff.ts'
import { createOwnersGuard } from '../staff/owners-guard.ts'
import { createStaffRepository, type StaffRepository } from '../staff/staff.repository.ts'
import type { Staff } from '../staff/staff.ts'
import { createStaffFinder, guardsBeforeSecondFactor, staffGuards } from '../staff/staff-guard.ts'
import { createStaffLinks } from '../staff/staff-link.repository.ts'
import { createStaffRules } from '../staff/staff-rules.ts'
import { openStaffSessions } from '../staff/staff-session.ts'
import { createStepUps } from '../staff/step-up.repository.ts'
import { colleagueRoutes } from './colleagues.ts'
import { invitationRoutes, ownAccountRoutes } from './own-account.routes.ts'
import { peopleRoutes } from './people.routes.ts'
import { staffRoutes } from './staff.routes.ts'
import { staffSessionRoutes } from './staff-session.routes.ts'

export type StaffDeps = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  audit: AuditLog
  listFiles: ListFiles
  internal: InternalCalls
  operator: Operator
  publicOrigin: string | null
  /** Null: emails stay in the shop, for developers to look at. */
  mail?: SmtpAccount | null | undefined
  /** How customers reach the shop, for the foot of an email. */
  mailDetails: () => Promise<MailDetails>
  /** Where browsers find the shop while no address is configured. */
  origin?: (() => string) | undefined
  wait?: Wait | undefined
  metrics?: Metrics | undefined
}

type OpenStaff = {
  guards: Guards
  people: StaffRepository
  routes: Routes[]
  jobs: Jobs
  /** Set once, when this start made the first account. */
  firstStaff: FirstStaff | null
  createStaff(wanted: NewStaff): Promise<Staff | null>
  close(): Promise<void>
}

/** Who works here: sign-in, people and their rights, and what each keeps for themselves. */
export async function openStaff(parts: StaffDeps): Promise<OpenStaff> {
  const { db, clock, audit, internal, operator, publicOrigin, mail = null, wait } = parts
  const { origin: usual = () => DEFAULT_ORIGIN } = parts
  const origin = () => publicOrigin ?? usual()
  const staff = await createStaffRepository(db)
  const links = await createStaffLinks(db, clock)
  const rules = createStaffRules(db)
  const sessions = await openStaffSessions(db, clock)
  const browsers = createKnownBrowsers(await secretFor(db, 'known-browsers'))
  const passwords = createPasswords()
  const delay = createGuessDelay(wait && { wait })
  const secondFactors = createSecondFactors(db)
  const tickets = await createTickets(db, clock)
  const stepUps = await createStepUps(db, clock)
  const owners = createOwnersGuard(db, staff, clock)
  const notifying = {
    staff,
    notifications: await createNotifications(db),
    offSecret: await secretFor(db, 'notifications'),
  }
  const emails = await openStaffEmails({
    ...parts,
    staff,
    links,
    mail,
    origin,
    effects: carrier => ({ [NOTIFICATION_EFFECT]: sendNotification({ ...notifying, carrier, origin }) }),
  })
  addNotifyStaffCalls(internal, { ...notifying, outbox: emails.outbox, clock })
  const own = { staff, links, rules, sessions, browsers, secondFactors, tickets, stepUps, owners }
  const deps = { ...parts, ...own, passwords, delay, enqueueEmail: emails.enqueue }
  const find = createStaffFinder(deps)
  const guards = staffGuards(find, stepUps)
  const before = guardsBeforeSecondFactor(find, stepUps)
  return {
    guards,
    people: staff,
    routes: [
      staffRoutes(deps, find),
      peopleRoutes(guards, deps),
      colleagueRoutes(guards, deps),
      invitationRoutes(deps, audit),
      ...ownAccountRoutes(guards, before, deps, audit),
      ...secondFactorRoutes(guards, before, deps, audit),
      stepUpRoutes(before, deps, find),
      staffSessionRoutes(guards, deps, audit),
      preferencesRoutes(guards, db, audit),
      ownNotificationRoutes(guards, notifying, audit),
      notificationLinkRoutes(notifying, audit),
    ],
    jobs: emails.jobs,
    close: emails.close,
    firstStaff: await ensureOwner(deps, operator),
    createStaff: wanted => createStaff(deps, wanted),
  }
}
