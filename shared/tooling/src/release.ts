import { isReleasedService } from '@shop/contracts/released-services'
import type { AppName } from './apps.ts'
import { textProblems } from './check/translations.ts'
import { compile } from './compile.ts'
import { inputHash } from './input-hash.ts'
import { firstFilesOf } from './release-contracts/app-program.ts'
import { conflictsWithRegistered } from './release-contracts/registered.ts'
import { runningServices } from './release-contracts/running-services.ts'
import { addContract } from './release-contracts/stored-contract.ts'
import { pageProblems } from './release-proofs/page-problems.ts'
import { createProofs } from './release-proofs/proofs.ts'
import { audienceOf, sayAudience } from './releases/audience.ts'
import { budgetProblems, buildProofs } from './releases/check-release.ts'
import { runCommand } from './releases/command.ts'
import { filesMissingAt } from './releases/files-elsewhere.ts'
import { whileBuilding } from './releases/lock.ts'
import { openPreview } from './releases/open-preview.ts'
import { type ReleaseOptions, releaseOptions } from './releases/options.ts'
import type { Registry } from './releases/place.ts'
import { publish, versionOf } from './releases/publish.ts'
import { canaryFolders, servedFolders } from './releases/served.ts'
import { treeProblems, workingTree } from './releases/working-tree.ts'
import { releaseService } from './service-releases/release-service.ts'
import { serviceReleaseOptions } from './service-releases/service-options.ts'
import { typeProblems } from './types/type-problems.ts'
import { releasedShop } from './webpack/dev/shop-in-front.ts'
import { root } from './webpack/root.ts'

/** A person who opens a preview wants to see it, also while it is too heavy or one of its pages throws. */
const TOLD_OF_PREVIEWS = ['budget', 'pages']

// npm run release -- <part> [--share 10] [--origin https://catalog.example] [--why <reason>] [--dirty] [--unproved <why>] [--preview]: builds
// and checks one part, and hands it out to so many percent of the visitors if nothing speaks against it; without a share to some first, and
// soon after to everybody; as a preview to those who have its link.
// npm run release -- <service> [--watch 600] [--skip-tests]: the same for a service, whose copies are replaced one by one.
if (isReleasedService(process.argv[2])) await runCommand(() => serviceReleaseOptions(), releaseService, 'lists')
else
  await runCommand(releaseOptions, (registry, asked) => whileBuilding(asked.app, () => release(registry, asked)), 'all')

async function release(registry: Registry, asked: ReleaseOptions): Promise<string[]> {
  const { app, share, origin, why: reason, isDirty, isPreview, unproved: why } = asked
  const tells = isPreview && { tells: TOLD_OF_PREVIEWS }
  const { prove, step, hasFailed, refuse, listUnproved: unproved, listTold } = createProofs(console.log, { ...tells })
  await prove('tree', async () => (isDirty ? [] : treeProblems(await workingTree())))
  await prove('types', () => typeProblems(firstFilesOf(app)))
  await prove('texts', async () => textProblems(root, app))
  // Sources that have to be changed need not be built.
  refuse(app)
  const inputs = await inputHash(app)
  const folder = await step('build', () => compile(app))
  const contract = await step('calls and screens are read', () => addContract(app, folder))
  await prove('contract', async () => {
    const running = await runningServices()
    const { warnings: notes, ...found } = await conflictsWithRegistered(registry, { name: app, contract }, running)
    return { ...found, notes }
  })
  const served = servedFolders(registry)
  for (const [name, find] of Object.entries(buildProofs(app, folder, served, canaryFolders(registry))))
    await prove(name, find)
  // What is not there can be neither weighed nor drawn.
  if (!hasFailed()) await prove('budget', async () => budgetProblems(app, folder))
  if (!hasFailed()) await prove('pages', () => pageProblems(app, folder, served, releasedShop()))
  if (origin) await prove('origin', () => problemsAt(origin, app, folder))
  refuse(app, { why })
  if (isPreview) return openPreview(registry, app, { folder, inputs, reason, told: listTold() })
  if (why && unproved().length === 0) console.log('note: all is proved, so --unproved is not kept with the release')
  const accepted = why && unproved().length > 0 ? { proofs: unproved(), why } : undefined
  const audience = await audienceOf(registry, app, { ...(await versionOf(folder)), share })
  const version = await publish(registry, app, { folder, inputs, origin, reason, unproved: accepted }, audience)
  return [`${app} is released as ${version} ${sayAudience(audience)}`]
}

/** What is wrong with the files at another origin: they have to be there before visitors are led to them. */
async function problemsAt(origin: string, app: AppName, folder: string): Promise<string[]> {
  const { version } = await versionOf(folder)
  const address = `${origin}/remotes/${app.replace(/^mf-/, '')}/${version}/`
  const [first, ...others] = await filesMissingAt(address, folder, process.env.PUBLIC_ORIGIN)
  if (!first) return []
  const count = others.length > 0 ? ` and ${others.length} more` : ''
  return [`${address} does not hand out ${first}${count} as built; bring ${folder} there and release again`]
}
