import type { StaffPart } from '@shop/contracts/staff/staff-releases'

/** What an owner is about to do with a part, as they saw it at `revision`. */
export type ReleaseAction = {
  kind: 'rollback' | 'stop' | 'serve' | 'strike' | 'share'
  /** Which one this is about: the one that goes, or the one that comes. */
  version: string
  revision: number
}

/** What may be done with the part as a whole. */
export function actionsOf(part: StaffPart): { kind: 'rollback' | 'stop' | 'share'; version: string }[] {
  const [stable, canary] = part.served
  if (!stable) return []
  if (canary)
    return [
      { kind: 'stop', version: stable.version },
      { kind: 'share', version: canary.version },
    ]
  return hasVersionBefore(part, stable.version) ? [{ kind: 'rollback', version: stable.version }] : []
}

/** May everybody get this version instead of what is handed out now? */
export function mayBeServed(part: StaffPart, version: StaffPart['versions'][number]): boolean {
  return version.reach === 'everybody' && mayBeStruck(part, version)
}

/** Nobody gets it, and it is not struck yet. */
export function mayBeStruck({ served }: StaffPart, { version, is_struck }: StaffPart['versions'][number]): boolean {
  return !is_struck && !served.some(other => other.version === version)
}

function hasVersionBefore({ versions }: StaffPart, stable: string): boolean {
  const index = versions.findIndex(({ version }) => version === stable)
  return versions
    .slice(index + 1)
    .some(({ reach, is_taken_back, is_struck }) => reach === 'everybody' && !is_taken_back && !is_struck)
}
