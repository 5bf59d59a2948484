import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../production-shape/compose-file.ts'
import { digestLine, type Engine, pullLine } from './command-lines.ts'
import { run } from './run-command.ts'

/** Every file that names images of others. */
const FILES = ['Dockerfile', 'docker-compose.yml', '.env.example']
const DIGEST = /sha256:[0-9a-f]{64}/
const OWN_DIGEST = /^@sha256:[0-9a-f]{64}/

/**
 * The images of others that docker-compose.yml needs, those that ours begin with and those that are started as they are, by the
 * variable that names another one.
 */
export function imagesOfOthers(compose: string): [variable: string, image: string][] {
  return [...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, variable = '', image = '']) => [variable, image])
}

/**
 * Names each image of others by the digest that its registry has for its tag now, in every file that names it; gives the names.
 * @throws Error when a registry does not answer: a digest is never guessed.
 */
export async function pinBases(engine: Engine): Promise<string[]> {
  const digests: Record<string, string> = {}
  for (const [, image] of imagesOfOthers(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'))) {
    const tag = withoutDigest(image)
    await run(pullLine(engine, tag))
    const [digest] = DIGEST.exec(await run(digestLine(engine, tag))) ?? []
    if (!digest) throw new Error(`${engine} tells no digest of ${tag}: nothing has changed`)
    digests[tag] = digest
  }
  for (const file of FILES) {
    const place = path.join(root, file)
    writeFileSync(place, withDigests(readFileSync(place, 'utf8'), digests))
  }
  return Object.entries(digests).map(([tag, digest]) => `${tag}@${digest}`)
}

/** A text in which each of these images, by its name with a tag, is named with its digest; one from before gives way. */
export function withDigests(text: string, digests: Readonly<Record<string, string>>): string {
  return Object.entries(digests).reduce((written, [tag, digest]) => {
    const [before = '', ...after] = written.split(tag)
    return [before, ...after.map(rest => `@${digest}${rest.replace(OWN_DIGEST, '')}`)].join(tag)
  }, text)
}

/** Images of others that are named by a tag alone, which may be another image tomorrow; `env` may name others. */
export function unpinnedImages(compose: string, env: Readonly<Record<string, string | undefined>>): string[] {
  return imagesOfOthers(compose).flatMap(([variable, image]) => {
    const named = env[variable] || image
    return DIGEST.test(named) ? [] : [`${variable} is ${named}, and a tag may be another image tomorrow`]
  })
}

function withoutDigest(image: string): string {
  return image.replace(/@.*$/, '')
}
