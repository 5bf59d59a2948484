import {
  databasePasswordVariable,
  internalKeyVariable,
  type Part,
  urlVariable,
  versionVariable,
} from '@shop/contracts/parts'
import { folderOfPart } from './team-blocks.ts'

type Parts = readonly Part[]

const ofKinds = (parts: Parts, ...kinds: Part['kind'][]) => parts.filter(({ kind }) => kinds.includes(kind))
const namesOf = (parts: Parts) => parts.map(({ name }) => name).toSorted()

/** What `npm ci` reads of every part, so that the lockfile fits. */
export const manifests = (parts: Parts) =>
  parts
    .map(folderOfPart)
    .toSorted()
    .map(folder => `COPY ${folder}/package.json ${folder}/`)

/** Packages of services, in the middle of a command. */
export const serviceWorkspaces = (parts: Parts) => [
  `${ofKinds(parts, 'service')
    .map(({ name }) => `-w services/${name}`)
    .join(' ')} \\`,
]

/** A target of the Dockerfile for each service. The version comes last: it changes with every release, and no layer with it. */
export const serviceTargets = (parts: Parts) =>
  ofKinds(parts, 'service').flatMap(({ name }) => [
    `FROM service AS ${name}`,
    `COPY services/${name} services/${name}`,
    `ENV SERVICE=${name}`,
    'ARG SHOP_VERSION=working-tree',
    `ENV SHOP_VERSION=${'$'}{SHOP_VERSION}`,
    '',
  ])

/** The variables that name which image of a service, and of host and door, docker-compose starts. */
export const versionVariables = (parts: Parts) =>
  [...ofKinds(parts, 'service'), ...ofKinds(parts, 'shell')].map(
    ({ name }) => `# ${versionVariable(name)}=working-tree`,
  )

/** What the host server reads of everything that was built. */
export const builtApps = (parts: Parts) =>
  namesOf(ofKinds(parts, 'shell', 'remote')).map(name => `COPY --from=parts /shop/${name}/dist ${name}/dist`)

/** Where the copies of the services are inside the containers, in each of their slots. */
export const composeUrls = (parts: Parts) =>
  ofKinds(parts, 'service').map(({ name, port }) => {
    const slots = slotNames(name).map(slot => `http://${slot}:${port}`)
    return `${urlVariable(name)}: \${${urlVariable(name)}:-${slots.join(',')}}`
  })

/** What the first member of the database makes the services' users from. */
export const composePasswords = (parts: Parts) =>
  ofKinds(parts, 'service').map(({ name }) => {
    const variable = databasePasswordVariable(name)
    return `${variable}: \${${variable}:-}`
  })

/** The passwords that docker-compose hands to the services and to the database. */
export const examplePasswords = (parts: Parts) =>
  ofKinds(parts, 'service').map(({ name }) => `# ${databasePasswordVariable(name)}=`)

/** The keys that docker-compose hands to the services, each its own. */
export const exampleKeys = (parts: Parts) =>
  ofKinds(parts, 'service').map(({ name }) => `${internalKeyVariable(name)}=`)

/** How docker-compose hands a service its key. */
export const internalKeyLine = (name: string) => {
  const variable = internalKeyVariable(name)
  return `INTERNAL_KEY: \${${variable}:?set ${variable} - sh ops/mongo/draw-secrets.sh draws it}`
}

/** Services of docker-compose.yml that need no variable and no volume of their own. */
export const plainComposeServices = (parts: Parts) =>
  parts.flatMap(({ name, port, plain }) => (plain ? composeService(name, port) : []))

/** Which image docker-compose builds and starts for a service: the one of this commit. */
export const imageLines = (name: string) => {
  const version = `\${${versionVariable(name)}:-working-tree}`
  return [
    'build:',
    '  <<: *build',
    `  target: ${name}`,
    `  args: { <<: *bases, SHOP_VERSION: "${version}" }`,
    `image: levada/${name}:${version}`,
  ]
}

/** Where docker-compose.yml has room for copies of a service: two that run, and one that is free while nothing is replaced. */
export const slotNames = (name: string): readonly [string, string, string] => [name, `${name}-2`, `${name}-3`]

/** The slots of a service besides the first. */
export const slotLines = (name: string) => {
  const [first, second, third] = slotNames(name)
  return [`${second}: *${first}`, `${third}: { <<: [*${first}, *free-slot] }`]
}

const composeService = (name: string, port: number | undefined) => [
  `${name}: &${name}`,
  '  <<: *service',
  ...imageLines(name).map(line => `  ${line}`),
  '  environment:',
  '    <<: *service-environment',
  `    MONGODB_PASSWORD: \${${databasePasswordVariable(name)}:-}`,
  `    ${internalKeyLine(name)}`,
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
  ...slotLines(name),
  '',
]

/** Where services and host server are on one machine. */
export const exampleUrls = (parts: Parts) =>
  [...ofKinds(parts, 'service'), ...ofKinds(parts, 'shell')].map(
    ({ name, port }) => `# ${urlVariable(name)}=http://127.0.0.1:${port}`,
  )
