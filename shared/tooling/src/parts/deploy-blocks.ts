import { type Part, urlVariable } from '@shop/contracts/parts'

type Parts = readonly Part[]

const ofKinds = (parts: Parts, ...kinds: Part['kind'][]) => parts.filter(({ kind }) => kinds.includes(kind))
const namesOf = (parts: Parts) => parts.map(({ name }) => name).toSorted()
const toCopyLines = (names: readonly string[]) => names.map(name => `COPY ${name}/package.json ${name}/`)

/** What `npm ci` reads of remotes that an image does not hold, so that the lockfile fits. */
export const remoteManifests = (parts: Parts) => toCopyLines(namesOf(ofKinds(parts, 'remote')))

/** What `npm ci` reads of the host and all remotes. */
export const appManifests = (parts: Parts) => toCopyLines(namesOf(ofKinds(parts, 'shell', 'remote')))

/** Packages of services, in the middle of a command. */
export const serviceWorkspaces = (parts: Parts) => [
  `${ofKinds(parts, 'service')
    .map(({ name }) => `-w services/${name}`)
    .join(' ')} \\`,
]

/** What the host server reads of everything that was built. */
export const builtApps = (parts: Parts) =>
  namesOf(ofKinds(parts, 'shell', 'remote')).map(name => `COPY --from=parts /shop/${name}/dist ${name}/dist`)

/** Where the services are inside the containers. */
export const composeUrls = (parts: Parts) =>
  ofKinds(parts, 'service').map(({ name, port }) => `${urlVariable(name)}: http://${name}:${port}`)

/** Services of docker-compose.yml that need no variable and no volume of their own. */
export const plainComposeServices = (parts: Parts) =>
  parts.flatMap(({ name, port, plain }) => (plain ? composeService(name, port) : []))

const composeService = (name: string, port: number | undefined) => [
  `${name}:`,
  '  <<: *service',
  '  environment:',
  '    <<: *service-environment',
  `    SERVICE: ${name}`,
  `    PORT: "${port}"`,
  '  healthcheck:',
  '    <<: *health',
  '    test:',
  '      [',
  '        CMD,',
  '        node,',
  '        -e,',
  `        "fetch('http://127.0.0.1:${port}/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))",`,
  '      ]',
  '',
]

/** Where services and host server are on one machine. */
export const exampleUrls = (parts: Parts) =>
  [...ofKinds(parts, 'service'), ...ofKinds(parts, 'shell')].map(
    ({ name, port }) => `# ${urlVariable(name)}=http://127.0.0.1:${port}`,
  )
