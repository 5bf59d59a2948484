import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { basesIn } from './base-images.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')

test('docker-compose names the same base images as the Dockerfile', () => {
  const bases = basesIn(dockerfile)
  const compose = readFileSync('docker-compose.yml', 'utf8')

  expect(bases.map(([argument]) => argument)).toEqual(['NODE_IMAGE', 'DEBIAN_IMAGE'])
  for (const [argument, image] of bases) {
    expect(compose).toContain(`${argument}: \${${argument}:-${image}}`)
  }
})

test('every stage of the Dockerfile begins with one of its base images or with a stage before it', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, image = '', name = '']) => ({
    image,
    name,
  }))
  const names = stages.map(({ name }) => name)
  const begins = stages.flatMap(({ image }, index) => (names.slice(0, index).includes(image) ? [] : [image]))

  expect(new Set(begins)).toEqual(new Set(['$' + '{NODE_IMAGE}', '$' + '{DEBIAN_IMAGE}']))
})

test('each service is a target that holds no sources of another', () => {
  for (const name of serviceNames) {
    const [, stage = ''] = new RegExp(`^FROM service AS ${name}\\n((?:.+\\n)+)`, 'm').exec(dockerfile) ?? []

    expect(stage.match(/^COPY .*$/gm)).toEqual([`COPY services/${name} services/${name}`])
    expect(stage).toContain(`ENV SERVICE=${name}\n`)
  }
})

test('a changed source installs no package again: npm ci comes before it, behind the manifests of all workspaces', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, folder]) => folder)
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folders = globSync(workspaces.map((pattern: string) => `${pattern}/package.json`)).map(file =>
    path.dirname(file),
  )
  expect(copied.toSorted()).toEqual(folders.toSorted())

  for (const [stage] of dockerfile.matchAll(/^FROM (?:.|\n(?!FROM ))*npm ci/gm)) {
    const before = stage.match(/^COPY .*$/gm) ?? []
    expect(before.filter(line => !line.includes('package.json'))).toEqual([])
  }
})
