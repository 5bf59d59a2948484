import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, parts as table } from '@shop/contracts/parts'
import { withBlock } from './blocks.ts'
import {
  builtApps,
  composePasswords,
  composeUrls,
  exampleKeys,
  examplePasswords,
  exampleUrls,
  manifests,
  plainComposeServices,
  serviceTargets,
  serviceWorkspaces,
  versionVariables,
} from './deploy-blocks.ts'
import { collectLoop, copyLines, fileLocation, ownerLines } from './nginx-blocks.ts'
import { plainContracts, plainServices, serviceMigrations, shopPackage } from './plain-files.ts'
import { ownerTeams, partsTable } from './team-blocks.ts'

type Parts = readonly Part[]
type Lines = (parts: Parts) => string[]
/** The text of a file once it follows from the table, made from its present text. */
type Derive = (text: string, parts: Parts) => string

/** Which files follow from the table of parts: whatever cannot read the table while it works. */
export const derivedFiles: Readonly<Record<string, Derive>> = {
  '.env.example': blocks({
    versions: versionVariables,
    urls: exampleUrls,
    'internal keys': exampleKeys,
    'database passwords': examplePasswords,
  }),
  'ARCHITECTURE.md': blocks({ table: partsTable }),
  CODEOWNERS: blocks({ teams: ownerTeams }),
  Dockerfile: blocks({
    manifests,
    services: serviceWorkspaces,
    'service targets': serviceTargets,
    built: builtApps,
  }),
  'docker-compose.yml': blocks({
    urls: composeUrls,
    services: plainComposeServices,
    'database passwords': composePasswords,
  }),
  'ops/nginx/collect-files.sh': blocks({ remotes: collectLoop }),
  'ops/nginx/nginx.conf': blocks({ remotes: fileLocation }),
  'ops/nginx/owners.conf': blocks({ owners: ownerLines }),
  'ops/nginx/write-settings.sh': blocks({ copies: copyLines }),
  'shared/contracts/src/plain-contracts.ts': plainContracts,
  'shop/package.json': shopPackage,
  'shop/src/plain-services.ts': plainServices,
  'shop/src/service-migrations.ts': serviceMigrations,
}

/** @throws Error that names a block that the text lacks. */
function blocks(named: Readonly<Record<string, Lines>>): Derive {
  return (text, parts) =>
    Object.entries(named).reduce((written, [name, lines]) => withBlock(written, name, lines(parts)), text)
}

/**
 * The text of a derived file once it follows from the table.
 * @throws Error that names a block that the text lacks.
 */
export function derivedText(file: string, text: string, parts: Parts = table): string {
  return derivedFiles[file]?.(text, parts) ?? text
}

/** Which derived files do not follow from the table of parts, each with what mends it. */
export function driftedFiles(root: string, parts: Parts = table): string[] {
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
export function writeDerivedFiles(root: string, parts: Parts = table): string[] {
  return Object.keys(derivedFiles).filter(file => {
    const place = path.join(root, file)
    const text = readFileSync(place, 'utf8')
    const written = derivedText(file, text, parts)
    if (written !== text) writeFileSync(place, written)
    return written !== text
  })
}
