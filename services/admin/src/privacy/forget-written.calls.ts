import { internalForgetWrittenEndpoint } from '@shop/contracts/staff/people/forget-written'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { AuditLog } from '../audit/audit-log.ts'
import type { ClientErrors } from '../client-errors/client-errors.repository.ts'
import type { Preferences } from '../preferences/preferences.repository.ts'
import { isAbout } from './is-about.ts'

type ForgetDeps = {
  audit: Pick<AuditLog, 'forgetDetails'>
  preferences: Pick<Preferences, 'removeFilters'>
  errors: Pick<ClientErrors, 'remove'>
  listFiles: Pick<ListFiles, 'removeSearches'>
}

/** A person is forgotten: who of the staff did what stays, what was written about the person goes (docs/rules.md, "Personal data"). */
export function addForgetWrittenCalls(
  calls: InternalCalls,
  { audit, preferences, errors, listFiles }: ForgetDeps,
): void {
  handleInternal(calls, internalForgetWrittenEndpoint, async ({ subjects, person }) => {
    await audit.forgetDetails(subjects)
    await listFiles.removeSearches()
    if (!person) return {}
    const isTheirs = isAbout(person)
    await preferences.removeFilters(({ name, query }) => [name, ...new URLSearchParams(query).values()].some(isTheirs))
    await errors.remove(({ message }) => isTheirs(message))
    return {}
  })
}
