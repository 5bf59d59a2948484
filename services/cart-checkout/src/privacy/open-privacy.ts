import { createCaughtMails } from '@shop/service-kit/mail/caught-mails.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { forgetPersons } from './forget-customer.ts'
import { createPersons } from './persons.repository.ts'
import { addPrivacyCalls, type PrivacyDeps } from './privacy.calls.ts'

/** What is known of a person, and how it is forgotten. */
export function openPrivacy(deps: Omit<PrivacyDeps, 'persons' | 'caughtMails'> & { db: Db }): ServiceModule {
  const persons = createPersons(deps.db)
  const own = { ...deps, persons, caughtMails: createCaughtMails(deps.db, deps.clock) }
  return {
    createIndexes: persons.createIndexes,
    addCalls: internal => addPrivacyCalls(internal, own),
    jobs: [{ name: 'forget-persons', everySeconds: 3600, leaseSeconds: 300, run: () => forgetPersons(own) }],
  }
}
