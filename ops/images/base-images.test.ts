import { readFileSync } from 'node:fs'
import { basesIn } from './base-images.ts'

test('docker-compose and .env.example name the same base images as the Dockerfile', () => {
  const bases = basesIn(readFileSync('Dockerfile', 'utf8'))
  const compose = readFileSync('docker-compose.yml', 'utf8')
  const example = readFileSync('.env.example', 'utf8')

  expect(bases.map(([argument]) => argument)).toEqual(['NODE_IMAGE', 'DEBIAN_IMAGE'])
  for (const [argument, image] of bases) {
    expect(compose).toContain(`${argument}: \${${argument}:-${image}}`)
    expect(example).toContain(`# ${argument}=${image}\n`)
  }
})

test('every stage of the Dockerfile begins with one of its base images', () => {
  const begins = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)

  expect(new Set(begins)).toEqual(new Set(['$' + '{NODE_IMAGE}', '$' + '{DEBIAN_IMAGE}']))
})
