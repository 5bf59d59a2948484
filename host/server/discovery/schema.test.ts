import { checkedDiscovery, DISCOVERY_SCHEMA } from './schema.ts'

const stable = {
  url: 'https://catalog.example/remotes/catalog/aaaa1111/remoteEntry.1a1a1a1a.js',
  fallbackUrl: '/remotes/catalog/aaaa1111/remoteEntry.1a1a1a1a.js',
  metadata: { version: 'aaaa1111', integrity: 'sha256-of-it' },
  deployment: { traffic: 90, default: true },
  extras: { routes: ['/'] },
}
const canary = {
  url: '/remotes/catalog/cccc3333/remoteEntry.2a2a2a2a.js',
  metadata: { version: 'cccc3333', integrity: 'sha256-of-another' },
  deployment: { traffic: 10, default: false },
}
const of = (...versions: unknown[]) => ({ schema: DISCOVERY_SCHEMA, microFrontends: { '@shop/catalog': versions } })
const split = (traffic: number, besides: number) =>
  of(
    { ...stable, deployment: { traffic, default: true } },
    { ...canary, deployment: { traffic: besides, default: false } },
  )

function without(member: string, value: object) {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== member))
}

test.each([
  ['of no micro-frontends', { schema: '', microFrontends: {} }],
  ['of two versions that visitors get', of(stable, canary)],
  ['whose whole traffic goes to the version that is not the default', split(0, 100)],
  ['of parts of a percent', split(99.5, 0.5)],
  [
    'that says what its traffic is for, which the schema leaves open',
    of({ ...stable, deployment: { traffic: 100, default: true, region: 'ua' } }),
  ],
  ['whose versions say neither fallback nor extras', of({ ...canary, deployment: { traffic: 100, default: true } })],
])('a registry %s is one', (_, registry) => {
  expect(() => checkedDiscovery(registry)).not.toThrow()
})

const list = 'microFrontends.@shop/catalog'
const first = `${list}[0]`

test.each<[string, unknown, string]>([
  ['that is none', 'words', 'the registry must be of the type object'],
  ['without a schema', without('schema', of(stable, canary)), 'schema is missing'],
  ['without micro-frontends', { schema: '' }, 'microFrontends is missing'],
  ['of another schema than a text', { ...of(stable, canary), schema: 1 }, 'schema must be of the type string'],
  ['with a member of its own', { ...of(stable, canary), host: {} }, 'host is no member of the schema'],
  ['of micro-frontends in a list', { schema: '', microFrontends: [] }, 'microFrontends must be of the type object'],
  [
    'of one version that is in no list',
    { schema: '', microFrontends: { a: stable } },
    'microFrontends.a must be of the type array',
  ],
  ['of a version that is a text', of('stable'), `${first} must be of the type object`],
  ['of a version without an address', of(without('url', stable), canary), `${first}.url is missing`],
  [
    'of a version whose address is a number',
    of({ ...stable, url: 1 }, canary),
    `${first}.url must be of the type string`,
  ],
  [
    'of a version whose fallback is nothing',
    of({ ...stable, fallbackUrl: null }, canary),
    `${first}.fallbackUrl must be of the type string`,
  ],
  ['of a version without metadata', of(without('metadata', stable), canary), `${first}.metadata is missing`],
  [
    'of a version with a member of its own',
    of({ ...stable, entry: '/' }, canary),
    `${first}.entry is no member of the schema`,
  ],
  [
    'without a version’s name',
    of({ ...stable, metadata: { integrity: '' } }, canary),
    `${first}.metadata.version is missing`,
  ],
  [
    'without a version’s hash',
    of({ ...stable, metadata: { version: '' } }, canary),
    `${first}.metadata.integrity is missing`,
  ],
  [
    'whose version is a number',
    of({ ...stable, metadata: { version: 1, integrity: '' } }, canary),
    `${first}.metadata.version must be of the type string`,
  ],
  [
    'whose hash is a list',
    of({ ...stable, metadata: { version: '', integrity: [] } }, canary),
    `${first}.metadata.integrity must be of the type string`,
  ],
  [
    'with more metadata',
    of({ ...stable, metadata: { ...stable.metadata, commit: '' } }, canary),
    `${first}.metadata.commit is no member of the schema`,
  ],
  [
    'without the traffic',
    of({ ...stable, deployment: { default: true } }, canary),
    `${first}.deployment.traffic is missing`,
  ],
  [
    'without a word on the default',
    of({ ...stable, deployment: { traffic: 90 } }, canary),
    `${first}.deployment.default is missing`,
  ],
  [
    'whose default is a text',
    of({ ...stable, deployment: { traffic: 90, default: 'yes' } }, canary),
    `${first}.deployment.default must be of the type boolean`,
  ],
  [
    'whose traffic is a text',
    of({ ...stable, deployment: { traffic: '90', default: true } }, canary),
    `${first}.deployment.traffic must be of the type number`,
  ],
  [
    'of less traffic than none',
    split(101, -1),
    `${first}.deployment.traffic must be 100 or less; ${list}[1].deployment.traffic must be 0 or more`,
  ],
  ['whose extras are a list', of({ ...stable, extras: [] }, canary), `${first}.extras must be of the type object`],
  ['of too little traffic', split(90, 5), `${list} has traffic that does not add up to 100`],
  ['of too much traffic', split(90, 20), `${list} has traffic that does not add up to 100`],
  ['of no version', of(), `${list} has traffic that does not add up to 100`],
  [
    'that does not say who gets a version',
    of(without('deployment', stable)),
    `${list} has traffic that does not add up to 100`,
  ],
  [
    'of two defaults',
    of(stable, { ...canary, deployment: { traffic: 10, default: true } }),
    `${list} must have exactly one default`,
  ],
  [
    'without a default',
    of({ ...stable, deployment: { traffic: 90, default: false } }, canary),
    `${list} must have exactly one default`,
  ],
  ['of one version twice', of(stable, { ...canary, metadata: stable.metadata }), `${list} names a version twice`],
])('a registry %s is refused, and the message names the member', (_, registry, message) => {
  expect(messageOf(registry)).toContain(message)
})

function messageOf(registry: unknown): string {
  try {
    checkedDiscovery(registry)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'not refused'
}
