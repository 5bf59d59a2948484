import path from 'node:path'
import type { Release } from '@shop/service-kit/releases/releases'
import { callsAt } from '../release-contracts/ask-contract.ts'
import { createProofs, type Found } from '../release-proofs/proofs.ts'
import type { Registry } from '../releases/place.ts'
import { scriptOfService } from '../releases/released-services.ts'
import { treeProblems, workingTree } from '../releases/working-tree.ts'
import { migrationsOf, storedDocuments } from '../stored-documents/stored-documents.ts'
import { typeProblems } from '../types/type-problems.ts'
import { root } from '../webpack/root.ts'
import { documentProblems } from './document-proof.ts'
import type { ServiceReleaseOptions } from './service-options.ts'
import { contractProblems, testProblems } from './service-proofs.ts'
import type { ServiceShop } from './service-shop.ts'
import { makeServiceVersion, sealServiceVersion } from './service-version.ts'
import { answerProblems } from './trial-answers.ts'
import { withTrialService } from './trial-service.ts'

type Proving = { registry: Registry; shop: ServiceShop; parts: string; commit: string; version: string }
type Proved = { folder: string; digest: string; unproved: Pick<Release, 'unproved'> }

const ON_EMPTY =
  'it was started on an empty database: the shape of the shop starts it on a copy of the shop’s data before a customer has it'

/**
 * All that is proved before any customer has it, on the machine of the team; gives its folder below `parts`, and what was accepted although
 * it is not proved.
 * @throws Error with everything that speaks against it.
 */
export async function proveService(
  proving: Proving,
  { service, tests, unproved: why }: ServiceReleaseOptions,
): Promise<Proved> {
  const { registry, parts, commit, version } = proving
  const { prove, step, refuse, listUnproved } = createProofs(console.log)
  await prove('tree', async () => treeProblems(await workingTree()))
  await prove('types', () => typeProblems([path.join(root, scriptOfService(service))]))
  refuse(service, { why })
  const folder = await step('build', () => makeServiceVersion(parts, service, { commit, version }))
  if (service !== 'host-server')
    await prove('documents', async () => {
      const [stored, migrations] = [await storedDocuments(service), await migrationsOf(service)]
      return documentProblems(registry, service, { folder, stored, migrations })
    })
  await prove('start', () => startProblems(proving, service, folder))
  await prove('tests', async () =>
    tests === 'played' ? testProblems(service) : { problems: [], notProved: [`the tests of ${service} were left out`] },
  )
  refuse(service, { why })
  const unproved = listUnproved()
  return {
    folder,
    digest: await sealServiceVersion(folder, commit),
    unproved: why && unproved.length > 0 ? { unproved: { proofs: unproved, why } } : {},
  }
}

/** Starts it where no customer is; what it answers there is compared with all that runs. */
async function startProblems(
  { registry, shop, version }: Proving,
  service: ServiceReleaseOptions['service'],
  folder: string,
): Promise<Found> {
  // It has no data of its own, and its calls are those of the services.
  if (service === 'host-server') return { problems: [] }
  try {
    return await shop.withDatabase(database =>
      withTrialService({ service, folder, version, database }, async trial => {
        const calls = await callsAt(trial.url, trial.asked)
        const answers = await answerProblems(trial, calls)
        const contracts = await shop.readContracts()
        const contract = await contractProblems(registry, { service, version, calls, contracts })
        const notes = [...(contract.notes ?? []), ...(registry.remote ? [ON_EMPTY] : [])]
        return { ...contract, notes, problems: [...answers, ...contract.problems] }
      }),
    )
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
}
