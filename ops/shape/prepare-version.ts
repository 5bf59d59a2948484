import { existsSync } from 'node:fs'
import { keyOfService, type ReleasedService, WORKING_TREE } from '@shop/contracts/released-services'
import { callsAt } from '@shop/tooling/release-contracts/ask-contract'
import { folderOfVersion } from '@shop/tooling/releases/place'
import { answerProblems } from '@shop/tooling/service-releases/trial-answers'
import { type TrialDatabase, withTrialService } from '@shop/tooling/service-releases/trial-service'
import { unpackVersion } from '@shop/tooling/service-releases/version-tree'

/**
 * Starts a version that came over the line on a copy of this shop's schema, as its team has none. Gives why it cannot go into service, in words
 * that follow its name, or null.
 */
export async function trialProblem(
  { parts, database }: { parts: string; database?: TrialDatabase },
  service: ReleasedService,
  version: string,
): Promise<string | null> {
  if (!database || service === 'host-server') return null
  const folder = folderOfVersion({ parts }, keyOfService(service), version)
  try {
    const [wrong] = await withTrialService({ service, folder, version, database }, async trial =>
      answerProblems(trial, await callsAt(trial.url, trial.asked)),
    )
    return wrong ? `on a copy of the shop’s data: ${wrong}` : null
  } catch (error) {
    return `on a copy of the shop’s data: ${messageOf(error)}`
  }
}

/** Why the sources of a version are not here, which are unpacked if need be, in words that follow its name; null: they are. */
export async function whyNotHere(parts: string, service: ReleasedService, version: string): Promise<string | null> {
  if (version === WORKING_TREE) return null
  const folder = folderOfVersion({ parts }, keyOfService(service), version)
  if (!existsSync(folder)) return 'is not here: no folder of this version'
  try {
    await unpackVersion(folder, service)
    return null
  } catch (error) {
    return `cannot be unpacked: ${messageOf(error)}`
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
