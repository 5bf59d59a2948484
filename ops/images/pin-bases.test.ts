import { readFileSync } from 'node:fs'
import { imagesOfOthers, unpinnedImages, withDigests } from './pin-bases.ts'

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

test('the images of others are those of node, Debian, MongoDB and the mail catcher, and .env.example names them alike', () => {
  const example = readFileSync('.env.example', 'utf8')
  const images = imagesOfOthers(readFileSync('docker-compose.yml', 'utf8'))

  expect(images.map(([variable]) => variable)).toEqual(['NODE_IMAGE', 'DEBIAN_IMAGE', 'MONGO_IMAGE', 'MAIL_IMAGE'])
  for (const [variable, image] of images) expect(example).toContain(`# ${variable}=${image}\n`)
})

test('docker-compose names no image of others that --pin does not see', () => {
  const started = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/^ {4}image: (\S+)$/gm)].map(
    ([, name = '']) => name,
  )

  for (const name of started) expect(name).toMatch(/^(levada\/|\$\{\w+_IMAGE:-)/)
})

test('an image of others that a tag alone names is told, unless the environment names another one', () => {
  const compose = `image: $${'{'}NODE_IMAGE:-${node}}\nimage: $${'{'}DEBIAN_IMAGE:-${debian}@${first}}\n`

  expect(unpinnedImages(compose, {})).toEqual([`NODE_IMAGE is ${node}, and a tag may be another image tomorrow`])
  expect(unpinnedImages(compose, { NODE_IMAGE: `registry.example/node@${second}` })).toEqual([])
  expect(unpinnedImages(compose, { NODE_IMAGE: '' })).toHaveLength(1)
})

test('a digest of an image of others is a whole one', () => {
  for (const [, image] of imagesOfOthers(readFileSync('docker-compose.yml', 'utf8')))
    expect(image).toMatch(/^[^@]+(@sha256:[0-9a-f]{64})?$/)
})

const withoutDigests = (text: string) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, '')
