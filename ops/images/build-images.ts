import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { buildLine, type Engine, imageIdLine, removeImageLine } from './command-lines.ts'
import { run, works } from './run-command.ts'

/** Targets of the Dockerfile. The parts, which host and door take from, are kept as well: the next run finds them. */
export const targets: readonly Target[] = [...serviceNames, 'commands', 'parts', 'host', 'door']
export type Target = ServiceName | 'commands' | 'parts' | 'host' | 'door'

/** Not the names of docker-compose.yml: images that serve a real shop are left alone. */
export const imageOf = (target: Target): string => `localhost/levada/${target}:test`

/** Empty when it is not here. */
export const imageId = (engine: Engine, image: string): Promise<string> =>
  run(imageIdLine(engine, image)).catch(() => '')

export async function buildImage(
  engine: Engine,
  target: Target,
  args: Readonly<Record<string, string>>,
): Promise<void> {
  const image = imageOf(target)
  const before = await imageId(engine, image)
  await run(buildLine(engine, { target, image, args }))
  // The image of the last run has lost its name; it would fill the disk, run after run.
  if (before && before !== (await imageId(engine, image))) await works(removeImageLine(engine, before))
}
