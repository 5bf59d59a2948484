import { parts, type ServiceName } from '@shop/contracts/parts'

const owners = new Map<string, ServiceName>()
for (const part of parts)
  if (part.kind === 'service') for (const address of part.addresses) owners.set(address, part.name)

const LONGEST = Math.max(...[...owners.keys()].map(address => address.split('/').length))

/** Whose call it is; null when no service owns it. Case does not matter, as in the routes behind it. */
export function ownerOf(path: string): ServiceName | null {
  // An address of thousands of slashes must not be put together thousands of times.
  const segments = path.toLowerCase().split('/', LONGEST)
  for (let length = segments.length; length > 1; length -= 1) {
    const owner = owners.get(segments.slice(0, length).join('/'))
    if (owner) return owner
  }
  return null
}
