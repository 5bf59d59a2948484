import { readFileSync } from 'node:fs'
import path from 'node:path'
import { print } from '@shop/shop/startup'
import { root } from '../production-shape/compose-file.ts'
import { imageId } from './build-images.ts'
import { type Engine, pullLine } from './command-lines.ts'
import { makeDebianBase } from './debian-base.ts'
import { works } from './run-command.ts'

/** The images that the Dockerfile begins with, by the argument that names another one. */
export function basesIn(dockerfile: string): [argument: string, image: string][] {
  return [...dockerfile.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)].map(([, argument = '', image = '']) => [argument, image])
}

/**
 * What to begin with: the image that the environment names, else the public one, from here or from its registry. Where
 * no registry answers, all begin with a Debian made of its packages.
 */
export async function findBases(engine: Engine, folder: string): Promise<Record<string, string>> {
  const args: Record<string, string> = {}
  for (const [argument, image] of basesIn(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))) {
    const named = process.env[argument]
    if (named) args[argument] = named
    else if ((await imageId(engine, image)) || (await works(pullLine(engine, image)))) args[argument] = image
    else {
      print(`${image} is not here and cannot be pulled: a Debian made of its packages stands in for it`)
      args[argument] = await makeDebianBase(engine, folder)
    }
  }
  return args
}
