import { readFileSync } from 'node:fs'
import { basesIn } from './base-images.ts'
import { unpinnedBases, withDigests } from './pin-bases.ts'

const node = 'docker.io/library/node:24-bookworm-slim'
const debian = 'docker.io/library/debian:bookworm-slim'
const first = `sha256:${'1'.repeat(64)}`
const second = `sha256:${'2'.repeat(64)}`
const dockerfile = `ARG NODE_IMAGE=${node}\nARG DEBIAN_IMAGE=${debian}@${first}\n`

test('every base image is named by its digest, and a digest from before gives way', () => {
  expect(withDigests(dockerfile, { [node]: first, [debian]: second })).toBe(
    `ARG NODE_IMAGE=${node}@${first}\nARG DEBIAN_IMAGE=${debian}@${second}\n`,
  )
})

test('all that the files say besides stays', () => {
  for (const file of ['Dockerfile', 'docker-compose.yml', '.env.example']) {
    const text = readFileSync(file, 'utf8')
    const plain = withoutDigests(text)

    expect(withoutDigests(withDigests(text, { [node]: first, [debian]: second }))).toBe(plain)
    expect(withDigests(text, { [node]: first, [debian]: second })).toContain(`${node}@${first}`)
  }
})

test('a base image that a tag alone names is told, unless the environment names another one', () => {
  expect(unpinnedBases(dockerfile, {})).toEqual([`NODE_IMAGE is ${node}, and a tag may be another image tomorrow`])
  expect(unpinnedBases(dockerfile, { NODE_IMAGE: `registry.example/node@${second}` })).toEqual([])
  expect(unpinnedBases(dockerfile, { NODE_IMAGE: '' })).toHaveLength(1)
})

test('a digest in the Dockerfile is a whole one', () => {
  for (const [, image] of basesIn(readFileSync('Dockerfile', 'utf8')))
    expect(image).toMatch(/^[^@]+(@sha256:[0-9a-f]{64})?$/)
})

const withoutDigests = (text: string) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, '')
