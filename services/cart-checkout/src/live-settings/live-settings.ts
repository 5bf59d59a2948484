import type { Log } from '@shop/service-kit/log/log'
import type { SettingsChange, SettingsVersion } from '../settings-version/settings-version.repository.ts'
import type { SettingsSnapshot } from './settings-snapshot.ts'

export type LiveSettings = {
  /** At hand, unless nobody could look at the version for long: then the database is asked first. */
  current(): SettingsSnapshot | Promise<SettingsSnapshot>
  /** As the database has them, for staff and other services. */
  latest(): Promise<SettingsSnapshot>
  /** Looks whether another process has changed them. */
  keepFresh(): Promise<void>
  /** The next order here is priced by the change; other processes learn of it by the version. */
  change: SettingsChange
}

type LiveSettingsDeps = {
  version: SettingsVersion
  load(): Promise<SettingsSnapshot>
  log: Log
  now?: () => number
}

/** How often a process looks at the version. */
export const LOOK_EVERY_SECONDS = 1
/** A process that could not look for so long prices nothing by what it knew. */
const TRUSTED_MS = 10_000
/** A write whose process died before it raised the version is found by then, and so is one past the service. */
const WHOLE_EVERY_MS = 60_000

type Known = { settings: SettingsSnapshot; version: number; readAt: number }

/** Keeps the latest snapshot, so that no order has to ask for it. */
export function createLiveSettings({
  version,
  load,
  log,
  now = () => performance.now(),
}: LiveSettingsDeps): LiveSettings {
  let known: Known | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<SettingsSnapshot> | null = null
  let ownChanges = 0

  async function look(): Promise<SettingsSnapshot> {
    const [startedAt, changesBefore, before] = [now(), ownChanges, known]
    const newest = await version.current()
    const isKnown = before?.version === newest && startedAt - before.readAt < WHOLE_EVERY_MS
    // Read after the version, so that it is at least as new.
    const next = isKnown ? before : { settings: await load(), version: newest, readAt: startedAt }
    // This process has changed them meanwhile: what was read may be older.
    if (changesBefore !== ownChanges) return look()
    known = next
    lookedAt = startedAt
    return next.settings
  }

  function refresh(): Promise<SettingsSnapshot> {
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }

  function forget(): void {
    ownChanges += 1
    known = null
  }

  async function keepFresh(): Promise<void> {
    await refresh().catch(error => log.warn({ err: error }, 'the settings could not be read again'))
  }

  return {
    current: () => (known && now() - lookedAt < TRUSTED_MS ? known.settings : refresh()),
    async latest() {
      // One that began earlier may have missed what is there now.
      await underWay?.catch(() => undefined)
      return refresh()
    },
    keepFresh,
    async change(write) {
      const result = await version.change(() => write().finally(forget))
      await keepFresh()
      return result
    },
  }
}
