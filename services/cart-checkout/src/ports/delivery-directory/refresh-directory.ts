import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { CarrierSilence } from '../nova-poshta/carrier-silence.ts'
import { type CopiedPlaces, isShrunk, type PlaceCounts } from './copied-places.ts'
import { ageOf, type CopyState, type DirectoryCopy, noCopy } from './directory-copy.repository.ts'

type RefreshDeps = {
  copies: DirectoryCopy
  /** Asks the carrier for everything. Throws CarrierSilence. */
  ask: () => Promise<CopiedPlaces>
  clock: Clock
  log: Log
  /** 0 to 1: shops that failed together do not come back together. */
  random: () => number
}

const FIRST_PAUSE = 5 * 60_000
const LONGEST_PAUSE = 6 * HOUR_MS
const OLD = 2 * DAY_MS

/**
 * Copies the carrier's places again when a day has passed, and replaces the old copy by the new one when all of it is
 * there. When the carrier does not answer, or tells nonsense, the old copy stays and is asked for again later and later.
 */
export async function refreshDirectory(deps: RefreshDeps): Promise<void> {
  const { copies, ask, clock, log } = deps
  const state = (await copies.state()) ?? noCopy
  if (clock.now() < state.next_try_at) return
  try {
    const places = await ask()
    const counts = countsOf(places)
    if (isShrunk(counts, state.counts)) throw new CarrierSilence(`only ${counts.departments} departments were told`)
    await replaceCopy(deps, state, places, counts)
    log.info({ provider: 'nova-poshta', count: counts.departments }, 'the places of the carrier were copied again')
  } catch (error) {
    if (!(error instanceof CarrierSilence)) throw error
    await putOff(deps, state, error)
  }
}

async function replaceCopy(
  { copies, clock }: RefreshDeps,
  state: CopyState,
  places: CopiedPlaces,
  counts: PlaceCounts,
) {
  const copy = randomUUID()
  await copies.add(copy, places)
  const now = clock.now()
  const next_try_at = new Date(now.getTime() + DAY_MS)
  const next = { copy, previous: state.copy, taken_at: now, counts, failures: 0, next_try_at }
  // A process that was thought dead may come back late: its rows may have been taken for left-overs in the meantime.
  if (await copies.replace(state, next)) await copies.keepOnly(state.copy ? [copy, state.copy] : [copy])
  else await copies.drop(copy)
}

async function putOff({ copies, clock, log, random }: RefreshDeps, state: CopyState, err: CarrierSilence) {
  const now = clock.now()
  const failures = state.failures + 1
  const next_try_at = new Date(now.getTime() + pauseAfter(failures, random()))
  await copies.replace(state, { ...state, failures, next_try_at })
  const age = ageOf(state, now)
  const facts = { err, provider: 'nova-poshta', attempt: failures, ...(age !== null && { seconds: age / 1000 }) }
  if (age === null) log.error(facts, 'the carrier did not answer and there is no copy of its places yet')
  else if (age > OLD) log.error(facts, 'the carrier did not answer and the copy of its places is old')
  else log.warn(facts, 'the carrier did not answer; the copy of its places is served')
}

/** Five minutes, then twice as long each time, at most six hours; a fifth of it is chance. */
export function pauseAfter(failures: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE)
  return Math.round(pause * (0.9 + random / 5))
}

function countsOf({ areas, cities, departments }: CopiedPlaces): PlaceCounts {
  return { areas: areas.length, cities: cities.length, departments: departments.length }
}
