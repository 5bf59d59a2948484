import { type Command, type Engine, engines, probeLine } from './command-lines.ts'

type Works = (command: Command) => Promise<boolean>

/** The first one that works, or the one that was asked for if it does. */
export async function findEngine(works: Works, wanted?: string): Promise<Engine | null> {
  for (const engine of engines)
    if ((wanted === undefined || wanted === engine) && (await works(probeLine(engine)))) return engine
  return null
}

export function nothingBuilds(wanted?: string): string {
  const missing = wanted ?? `${engines.slice(0, -1).join(', ')} or ${engines.at(-1)}`
  return `Left out, as nothing on this machine can build images: ${missing} must be there and work (on Debian: apt-get install buildah)`
}
