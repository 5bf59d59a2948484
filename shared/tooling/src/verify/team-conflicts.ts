import { type Conflicts, joinConflicts } from '../release-contracts/call-conflicts.ts'
import { servicesNow } from '../release-contracts/register-services.ts'
import { conflictsAmongServices, conflictsWithRegistered } from '../release-contracts/registered.ts'
import { runningServices } from '../release-contracts/running-services.ts'
import { builtContract } from '../release-contracts/stored-contract.ts'
import { conflictsAmong, treeContracts } from '../release-contracts/tree-contracts.ts'
import { buildProofs } from '../releases/check-release.ts'
import { foldersOfOthers, type Others } from './others.ts'
import { newestBuild } from './own-builds.ts'
import type { Team } from './team.ts'

/** What a team's parts would break of the others, and what they would miss of them. */
export async function teamConflicts(team: Team, others: Others): Promise<Conflicts> {
  const found = others.isReleased ? conflictsWithReleases(team, others) : conflictsInTree(team, others)
  return joinConflicts([await found, { problems: await screenProblems(team, others), warnings: [] }])
}

/** Beside what the other teams have in this tree. */
async function conflictsInTree({ apps, services }: Team, others: Others): Promise<Conflicts> {
  const folderOf = foldersOfOthers(others)
  const tree = await treeContracts(async app => (apps.includes(app) ? newestBuild(app) : folderOf(app)))
  const isOwn = (part: string) => apps.some(app => app === part) || (part === 'services' && services.length > 0)
  return conflictsAmong(tree, isOwn)
}

/** As a release of each app and a deployment of the services would find it. */
async function conflictsWithReleases({ apps, services }: Team, { registry }: Others): Promise<Conflicts> {
  const running = await runningServices()
  const ofApps = apps.map(async app => {
    const contract = await builtContract(app, await newestBuild(app))
    const { problems, warnings, notProved } = await conflictsWithRegistered(registry, { name: app, contract }, running)
    return { problems: [...notProved, ...problems], warnings }
  })
  const now = services.length > 0 ? await servicesNow() : null
  const ofServices = now ? [conflictsWithRegistered(registry, now), conflictsAmongServices(registry, now, running)] : []
  return joinConflicts(await Promise.all([...ofApps, ...ofServices]))
}

/** Screens that the shop asks for and a build lacks, and packages that do not go with those of the others. */
async function screenProblems({ apps }: Team, others: Others): Promise<string[]> {
  const found = apps.map(async app => {
    const { screens, sharing } = buildProofs(app, await newestBuild(app), foldersOfOthers(others))
    const problems = await Promise.all([screens?.(), sharing?.()])
    return problems.flatMap(ones => ones ?? []).map(problem => `${app}: ${problem}`)
  })
  return (await Promise.all(found)).flat()
}
