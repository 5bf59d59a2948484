import { randomBytes } from 'node:crypto'
import { createStaff, MIN_STAFF_PASSWORD, type StaffDeps } from './create-staff.ts'

/** ADMIN_LOGIN and ADMIN_PASSWORD. */
export type Operator = { login?: string | undefined; password?: string | undefined }
export type FirstStaff = { login: string; password: string }

/**
 * There is no default account. An operator names the owner in the environment; else a new shop gets one with a random
 * password, which is returned to be shown once and is stored nowhere.
 */
export async function ensureOwner(deps: StaffDeps, { login, password }: Operator): Promise<FirstStaff | null> {
  if (login || password) {
    await createNamedOwner(deps, login ?? '', password ?? '')
    return null
  }
  if (!(await deps.staff.isEmpty())) return null
  const made: FirstStaff = { login: 'owner', password: randomBytes(18).toString('base64url') }
  return (await createStaff(deps, { ...made, role: 'owner' })) && made
}

async function createNamedOwner(deps: StaffDeps, login: string, password: string): Promise<void> {
  if (!login || !password) throw new Error('ADMIN_LOGIN and ADMIN_PASSWORD belong together: set both or none')
  if ([...password].length < MIN_STAFF_PASSWORD)
    throw new Error(
      `ADMIN_PASSWORD is too short: the first staff account needs at least ${MIN_STAFF_PASSWORD} characters`,
    )
  // An account that exists keeps its password: the environment opens the door once, it is not a second key.
  if (!(await deps.staff.byLogin(login))) await createStaff(deps, { login, password, role: 'owner' })
}
