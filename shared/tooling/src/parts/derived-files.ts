import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, parts as table } from '@shop/contracts/parts'
import { withBlock } from './blocks.ts'
import {
  appManifests,
  builtApps,
  composeUrls,
  exampleUrls,
  remoteManifests,
  serviceWorkspaces,
} from './deploy-blocks.ts'
import { addressLines, collectLoop, fileLocation, ownerLines } from './nginx-blocks.ts'
import { ownerTeams, partsTable } from './team-blocks.ts'

type Lines = (parts: readonly Part[]) => string[]

/** Which files follow from the table of parts in which of their blocks: whatever cannot read the table while it works. */
export const derivedFiles: Readonly<Record<string, Readonly<Record<string, Lines>>>> = {
  '.env.example': { urls: exampleUrls },
  'ARCHITECTURE.md': { table: partsTable },
  CODEOWNERS: { teams: ownerTeams },
  Dockerfile: {
    'apps beside the services': appManifests,
    services: serviceWorkspaces,
    'remotes beside the host': remoteManifests,
    built: builtApps,
  },
  'docker-compose.yml': { urls: composeUrls },
  'ops/nginx/addresses.conf': { addresses: addressLines },
  'ops/nginx/collect-files.sh': { remotes: collectLoop },
  'ops/nginx/nginx.conf': { remotes: fileLocation },
  'ops/nginx/owners.conf': { owners: ownerLines },
}

/**
 * What a derived file says once its blocks follow from the table.
 * @throws Error that names a block that the text lacks.
 */
export function derivedText(file: string, text: string, parts: readonly Part[] = table): string {
  const blocks = Object.entries(derivedFiles[file] ?? {})
  return blocks.reduce((written, [name, lines]) => withBlock(written, name, lines(parts)), text)
}

/** Which derived files do not follow from the table of parts, each with what mends it. */
export function driftedFiles(root: string, parts: readonly Part[] = table): string[] {
  return Object.keys(derivedFiles).flatMap(file => {
    try {
      const text = readFileSync(path.join(root, file), 'utf8')
      return derivedText(file, text, parts) === text
        ? []
        : [`${file} differs from the table of parts: npm run parts writes it`]
    } catch (error) {
      return [`${file}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

/** Writes the derived files that differ, and names them. */
export function writeDerivedFiles(root: string, parts: readonly Part[] = table): string[] {
  return Object.keys(derivedFiles).filter(file => {
    const place = path.join(root, file)
    const text = readFileSync(place, 'utf8')
    const written = derivedText(file, text, parts)
    if (written !== text) writeFileSync(place, written)
    return written !== text
  })
}
