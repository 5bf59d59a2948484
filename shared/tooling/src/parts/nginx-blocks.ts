import { type Part, urlVariable } from '@shop/contracts/parts'

type Parts = readonly Part[]

/** Lines of nginx's map from addresses to owners: the longer addresses first, since the first that fits wins. */
export function ownerLines(parts: Parts): string[] {
  const owned = parts.flatMap(({ name, addresses = [] }) => addresses.map(address => ({ owner: name, address })))
  const groups = Map.groupBy(owned, ({ owner, address }) => `${parentOf(address)} ${owner}`)
  const lines = [...groups.values()].map(group => ({
    depth: group[0]?.address.split('/').length ?? 0,
    line: lineOf(
      group[0]?.owner ?? '',
      group.map(({ address }) => address),
    ),
  }))
  return lines.toSorted((one, other) => other.depth - one.depth).map(({ line }) => line)
}

function lineOf(owner: string, addresses: readonly string[]): string {
  const last = addresses.map(address => address.slice(address.lastIndexOf('/') + 1))
  const names = last.length > 1 ? `(${last.join('|')})` : last.join('')
  return `~*^${parentOf(addresses[0] ?? '')}/${names}(/|$) ${owner};`
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/'))

/** Which copies of host and services nginx is to know: those that the environment names, else the one of docker-compose.yml. */
export function copyLines(parts: Parts): string[] {
  const asked = parts.filter(({ kind }) => kind === 'shell' || kind === 'service')
  return asked.map(({ name, port }) => `write_copies ${name} "\${${urlVariable(name)}:-http://${name}:${port}}"`)
}

/** The location of files whose name holds the hash of their content. */
export function fileLocation(parts: Parts): string[] {
  const remotes = remoteFolders(parts).join('|')
  return [String.raw`location ~ "^/(assets|remotes/(${remotes})/[0-9a-f]+)/[\w-]+(\.[\w-]+)*\.[0-9a-f]{8}\.\w+$" {`]
}

/** The loop over the remotes whose files are collected. */
export function collectLoop(parts: Parts): string[] {
  return [`for remote in ${remoteFolders(parts).join(' ')}; do`]
}

/** Of `mf-catalog` the files lie at `/remotes/catalog`. */
function remoteFolders(parts: Parts): string[] {
  return parts.filter(({ kind }) => kind === 'remote').map(({ name }) => name.replace(/^mf-/, ''))
}
