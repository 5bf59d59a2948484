import type { StaffPart, StaffService } from '@shop/contracts/staff/staff-releases'

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

/** May its copies be replaced by those of this version? It is not in service, and not struck. */
export function mayServiceGoBack(
  { served }: StaffService,
  { version, is_struck }: StaffService['versions'][number],
): boolean {
  return !is_struck && version !== served?.version
}

/** Is there a version before the one in service that nobody found fault with? */
export function hasEarlierVersion({ served, versions }: StaffService): boolean {
  const index = versions.findIndex(({ version }) => version === served?.version)
  return versions.slice(index + 1).some(({ is_taken_back, is_struck }) => !is_taken_back && !is_struck)
}

function hasVersionBefore({ versions }: StaffPart, stable: string): boolean {
  const index = versions.findIndex(({ version }) => version === stable)
  return versions
    .slice(index + 1)
    .some(({ reach, is_taken_back, is_struck }) => reach === 'everybody' && !is_taken_back && !is_struck)
}
