import type { Running } from '../production-shape/run-process.ts'
import {
  type Container,
  type Engine,
  insideLine,
  inspectLine,
  prepareLine,
  removeLine,
  runLine,
  stopLine,
} from './command-lines.ts'
import { run, start, works } from './run-command.ts'

/** Collects how to end whatever is begun, before it begins: at the end all is taken down, the last first. */
export type Endings = { add(end: () => Promise<unknown>): void }

export type Opened = Running & {
  /** Runs one more process in it; fails when that does. */
  inside(command: readonly string[]): Promise<string>
}

/** Runs a container until it is stopped, or until its own end. */
export async function startContainer(engine: Engine, container: Container, endings: Endings): Promise<Opened> {
  const { name, image } = container
  const hasCommand = container.command.length > 0 || engine !== 'buildah'
  const command = hasCommand ? container.command : JSON.parse(await run(inspectLine(image))).OCIv1.config.Cmd
  const prepare = prepareLine(engine, container)
  endings.add(() => works(removeLine(engine, name)))
  if (prepare) await run(prepare)
  const running = start(runLine(engine, { ...container, command }))
  async function stop() {
    const line = stopLine(engine, name)
    if (line && running.isRunning()) await works(line)
    await running.stop()
  }
  endings.add(stop)
  return { ...running, stop, inside: line => run(insideLine(engine, name, line)) }
}
