import { randomUUID } from 'node:crypto'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Clock } from '@shop/service-kit/process/clock'
import type { StaffRepository } from './staff.repository.ts'
import type { Staff, StaffRole } from './staff.ts'

export const MIN_STAFF_PASSWORD = 12

export type StaffDeps = { staff: StaffRepository; passwords: Passwords; clock: Clock }
export type NewStaff = { login: string; password: string; role: StaffRole }

/** A person as entered, who cannot sign in yet. */
export function newPerson(about: Pick<Staff, 'login' | 'role' | 'email' | 'locale'>, now: Date): Staff {
  return {
    id: randomUUID(),
    ...about,
    login: about.login.toLowerCase(),
    passwordHash: null,
    createdAt: now,
    isOff: false,
    epoch: 0,
    hasSecondFactor: false,
    mustHaveSecondFactor: false,
    revision: 0,
    changed: null,
  }
}

/** Null when the login is taken. */
export async function createStaff({ staff, passwords, clock }: StaffDeps, wanted: NewStaff): Promise<Staff | null> {
  const { login, password, role } = wanted
  const length = [...password].length
  if (length < MIN_STAFF_PASSWORD)
    throw new Error(`The password of staff needs at least ${MIN_STAFF_PASSWORD} characters, this one has ${length}`)
  const passwordHash = await passwords.hashOf(password)
  const member = { ...newPerson({ login, role, email: null, locale: 'uk' }, clock.now()), passwordHash }
  return (await staff.add(member)) ? member : null
}
