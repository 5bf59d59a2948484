import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handOut } from '../release-proofs/hand-out.ts'
import { foldersOfOthers, type Others } from './others.ts'
import { newestBuild } from './own-builds.ts'
import type { Team } from './team.ts'

/** The shop that a team's stories are played in: its own apps as they were just built, all else as others have it. */
export async function withStoryParts<Result>(
  { apps }: Team,
  others: Others,
  play: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-story-parts-'))
  const folderOf = foldersOfOthers(others)
  try {
    await handOut(folder, async app => (apps.includes(app) ? newestBuild(app) : folderOf(app)))
    return await play(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
