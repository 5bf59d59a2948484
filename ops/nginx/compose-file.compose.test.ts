import { execFileSync } from 'node:child_process'
import { serviceNames } from '@shop/contracts/parts'
import { slotNames } from '@shop/tooling/parts/deploy-blocks'
import { composeVariables, decided, inCompose } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'

const testHere = hasPackages('docker-compose') ? test : test.skip

const members = ['mongo', 'mongo-2', 'mongo-3']
const allProfiles = ['database', 'demo-goods', 'begin-releases', 'free-slot']

/** What docker-compose makes of the file, or its objections; `.env` of this folder is not asked. */
function config(variables: Record<string, string>): string {
  const { PATH = '' } = process.env
  try {
    return execFileSync(
      '/usr/bin/docker-compose',
      [...allProfiles.flatMap(profile => ['--profile', profile]), 'config'],
      {
        encoding: 'utf8',
        env: { PATH, ...Object.fromEntries(composeVariables.map(name => [name, ''])), ...variables },
        stdio: 'pipe',
      },
    )
  } catch (error) {
    return String(Object(error).stderr)
  }
}

testHere('docker-compose accepts the file once the variables of the owner are set', () => {
  const accepted = config(decided)

  const copies = [...['host', 'host-2'], ...serviceNames.flatMap(slotNames)]
  const services = ['door', ...copies, 'demo-goods', 'begin-releases', ...members, 'mail']
  for (const service of services) expect(accepted).toMatch(new RegExp(`^  ${service}:$`, 'm'))
  expect(accepted.match(/healthcheck:/g)).toHaveLength(services.length)
  expect(accepted.match(/read_only: true/g)).toHaveLength(services.length)
  for (const limit of [/^ {4}mem_limit: /gm, /^ {4}cpus: /gm, /^ {4}pids_limit: /gm])
    expect(accepted.match(limit)).toHaveLength(services.length)
})

testHere('three members of the database are started, unless a server of its own is named', () => {
  const passwords = { CATALOG_MONGODB_PASSWORD: 'of the catalogue', MONGO_KEY: 'of the members' }
  const own = config({ ...decided, ...passwords })
  expect(own).toContain('MONGODB_URI: mongodb://mongo:27017,mongo-2:27017,mongo-3:27017/?replicaSet=rs0')
  // The first member makes the user that the service comes as.
  expect(own).toMatch(/^ {6}CATALOG_MONGODB_PASSWORD: of the catalogue$/m)
  expect(own).toMatch(/^ {6}MONGODB_PASSWORD: of the catalogue$/m)
  expect(own.match(/MONGO_KEY: of the members/g)).toHaveLength(members.length)
  for (const member of members) expect(inCompose(member).profiles).toEqual(['database'])

  const MONGODB_URI = 'mongodb+srv://shop.example/'
  expect(config({ ...decided, MONGODB_URI })).toContain(`MONGODB_URI: ${MONGODB_URI}`)
})

testHere('each service is started from the image of its own version, the host and its door from one', () => {
  const accepted = config({ ...decided, CATALOG_VERSION: '0a1b2c3d4e5f', HOST_VERSION: 'f5e4d3c2b1a0' })

  const images = [...accepted.matchAll(/^ {4}image: levada\/(.*)$/gm)].map(([, image]) => image)
  const services = serviceNames.flatMap(name =>
    slotNames(name).map(() => `${name}:${name === 'catalog' ? '0a1b2c3d4e5f' : 'working-tree'}`),
  )
  // Two copies of the host, and the command that begins the store.
  const hosts = ['host', 'host', 'host', 'door'].map(name => `${name}:f5e4d3c2b1a0`)
  expect(images.toSorted()).toEqual([...services, ...hosts, 'commands'].toSorted())
  expect(accepted).toContain('SHOP_VERSION: 0a1b2c3d4e5f')
})

testHere.each(Object.keys(decided))('nothing starts without %s', name => {
  expect(config({ ...decided, [name]: '' })).toMatch(new RegExp(`(set|choose) ${name}`))
})
